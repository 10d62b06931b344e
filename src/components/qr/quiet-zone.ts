/** Light modules around a code, without which readers do not find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

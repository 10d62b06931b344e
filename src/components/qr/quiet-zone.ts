/** Modules of light around a QR code, without which readers do not find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

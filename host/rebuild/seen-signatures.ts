import { HOOK_TOLERANCE_S, isSignedBy, type HookHeaders } from '../../src/contract/hook-signature';

/**
 * Whether a call may pass. Asking uses a signature up: it passes once, and again only for a call that changes nothing,
 * such as one that polls several times a second.
 */
export type SignatureCheck = (headers: HookHeaders, body: Buffer, isHarmless?: boolean) => boolean;

/** Timestamps are of whole seconds: one may be that much older than the moment it stands for. */
const ROUNDING_S = 1;

/**
 * Checks signatures, and that each is used once. Those that passed are kept as long as their time allows another use; not
 * across a restart, so what was signed before this was created passes for harmless calls alone.
 * @param now ms since 1970
 */
export function createSignatureCheck(secret: string, now: () => number = Date.now): SignatureCheck {
  const oldest = now() / 1000 - ROUNDING_S;
  /** Signature -> s since 1970 after which it is too old to pass. */
  const used = new Map<string, number>();
  return (headers, body, isHarmless = false) => {
    const seconds = now() / 1000;
    for (const [signature, end] of used) if (end < seconds) used.delete(signature);
    const { signature = '', timestamp } = headers;
    if (!isSignedBy(secret, headers, body, now())) return false;
    if (!isHarmless && (used.has(signature) || Number(timestamp) < oldest)) return false;
    used.set(signature, Number(timestamp) + HOOK_TOLERANCE_S);
    return true;
  };
}

import { createHmac, timingSafeEqual } from 'node:crypto';

export const HOOK_TIMESTAMP_HEADER = 'x-hook-timestamp';
export const HOOK_NONCE_HEADER = 'x-hook-nonce';
export const HOOK_SIGNATURE_HEADER = 'x-hook-signature';

/** s that the clocks of caller and host may differ, and that a call may take. */
export const HOOK_TOLERANCE_S = 300;

/** What the headers of a call say; each may be missing or malformed. */
export interface HookHeaders {
  timestamp: string | undefined;
  /** Tells apart calls of the same second with the same body; whoever makes none of these needs none. */
  nonce?: string | undefined;
  signature: string | undefined;
}

/** Those of a request. */
export function hookHeadersOf(headers: Record<string, string | string[] | undefined>): HookHeaders {
  const [timestamp, nonce, signature] = [HOOK_TIMESTAMP_HEADER, HOOK_NONCE_HEADER, HOOK_SIGNATURE_HEADER].map(
    (name) => headers[name]?.toString(),
  );
  return { timestamp, nonce, signature };
}

/**
 * Signs a call of the rebuild hook.
 * @param timestamp s since 1970, as it stands in the header
 * @param body exactly as it is sent; '' for a call without one
 * @param nonce as it stands in the header; '' for a call without one
 * @returns `sha256=` and the HMAC of timestamp, nonce and body, with dots between them, in hexadecimal digits
 */
export function signHook(secret: string, timestamp: string, body: string | Buffer, nonce = ''): string {
  const before = nonce ? `${timestamp}.${nonce}.` : `${timestamp}.`;
  return `sha256=${createHmac('sha256', secret).update(before).update(body).digest('hex')}`;
}

/** A body is JSON or nothing, so that no nonce can be taken for the beginning of one. */
const NONCE = /^[\w-]{0,64}$/;

/** `untimely`: signed with the secret, but long ago or in time to come, by the clock of whoever looks at it. */
export type SignatureVerdict = 'right' | 'untimely' | 'wrong';

/**
 * Judges whether the headers sign this body with this secret, at most HOOK_TOLERANCE_S before or after `now`. Never throws,
 * and takes no longer for a signature that is nearly right. Whether a signature was seen before is for the host to know.
 * @param now ms since 1970
 */
export function judgeSignature(
  secret: string,
  { timestamp, nonce = '', signature }: HookHeaders,
  body: string | Buffer,
  now: number,
): SignatureVerdict {
  if (!secret || !signature || !timestamp || !/^\d{1,12}$/.test(timestamp)) return 'wrong';
  if (!NONCE.test(nonce)) return 'wrong';
  const given = Buffer.from(signature);
  const right = Buffer.from(signHook(secret, timestamp, body, nonce));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wrong';
  return Math.abs(now / 1000 - Number(timestamp)) > HOOK_TOLERANCE_S ? 'untimely' : 'right';
}

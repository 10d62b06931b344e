import { createHmac, timingSafeEqual } from 'node:crypto';

export const HOOK_TIMESTAMP_HEADER = 'x-hook-timestamp';
export const HOOK_NONCE_HEADER = 'x-hook-nonce';
export const HOOK_SIGNATURE_HEADER = 'x-hook-signature';

/** s for differences between clocks and for the call itself. */
export const HOOK_TOLERANCE_S = 300;

export interface HookHeaders {
  timestamp: string | undefined;
  /** Distinguishes calls with the same body in the same second. */
  nonce?: string | undefined;
  signature: string | undefined;
}

export function hookHeadersOf(headers: Record<string, string | string[] | undefined>): HookHeaders {
  const [timestamp, nonce, signature] = [HOOK_TIMESTAMP_HEADER, HOOK_NONCE_HEADER, HOOK_SIGNATURE_HEADER].map(
    (name) => headers[name]?.toString(),
  );
  return { timestamp, nonce, signature };
}

/** The HMAC of `timestamp.nonce.body`. `timestamp` in s; `body` exactly as sent; '' without body or nonce. */
export function signHook(secret: string, timestamp: string, body: string | Buffer, nonce = ''): string {
  const before = nonce ? `${timestamp}.${nonce}.` : `${timestamp}.`;
  return `sha256=${createHmac('sha256', secret).update(before).update(body).digest('hex')}`;
}

/** JSON never begins like a nonce, so that nonce and body cannot be confused. */
const NONCE = /^[\w-]{0,64}$/;

/** `untimely`: a valid signature, too far from the host's clock. */
export type SignatureVerdict = 'right' | 'untimely' | 'wrong';

/** Never throws, and compares in constant time; replays are for the host to detect. `now` in ms. */
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

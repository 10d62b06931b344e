import { randomUUID } from 'node:crypto';
import { HOOK_NONCE_HEADER, HOOK_SIGNATURE_HEADER, HOOK_TIMESTAMP_HEADER, signHook } from './hook-signature';

/** A nonce makes every signature unique, since hosts reject repeated ones as replays. */
export const openSigner =
  (secret: string) =>
  (body: string): Record<string, string> => {
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
    return {
      [HOOK_TIMESTAMP_HEADER]: timestamp,
      [HOOK_NONCE_HEADER]: nonce,
      [HOOK_SIGNATURE_HEADER]: signHook(secret, timestamp, body, nonce),
    };
  };

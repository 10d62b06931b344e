import { randomUUID } from 'node:crypto';
import { HOOK_NONCE_HEADER, HOOK_SIGNATURE_HEADER, HOOK_TIMESTAMP_HEADER, signHook } from './hook-signature';

/**
 * Signs so that no two calls have the same signature, which whoever is called would take for a replay.
 * @returns a function from a body, exactly as it is sent, to the headers that sign it
 */
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

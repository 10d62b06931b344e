import { HOOK_SIGNATURE_HEADER, HOOK_TIMESTAMP_HEADER, signHook } from './hook-signature';

/**
 * Signs so that no two calls have the same signature, which whoever is called would take for a replay.
 * @returns a function from a body, exactly as it is sent, to the headers that sign it
 */
export function openSigner(secret: string): (body: string) => Record<string, string> {
  const used = new Map<string, number>();
  return (body) => {
    const now = Math.floor(Date.now() / 1000);
    for (const [signature, second] of used) if (second < now) used.delete(signature);
    let second = now;
    while (used.has(signHook(secret, String(second), body))) second += 1;
    const signature = signHook(secret, String(second), body);
    used.set(signature, second);
    return { [HOOK_TIMESTAMP_HEADER]: String(second), [HOOK_SIGNATURE_HEADER]: signature };
  };
}

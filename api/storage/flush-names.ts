import { open } from 'node:fs/promises';

/** Has the disk know which names a folder holds. Some systems do that by themselves, and refuse to be asked. */
export async function flushNames(dir: string): Promise<void> {
  const handle = await open(dir).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { plainOf } from './put-aside';

const AT_ONCE = 64;

export interface KeptAside {
  /** The name that it has there. */
  aside: string;
  /** Its own. */
  file: string;
  bytes: number;
  /** Unix ms of when it was put there, and of when it was written. */
  at: number;
  writtenAt: number;
}

/** What was put aside, the latest first. */
export async function keptAside(folder: string): Promise<KeptAside[]> {
  const names = await readdir(folder).catch(() => []);
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(
    names.map((aside) =>
      limit(async () => {
        const file = plainOf(aside);
        // One that is brought back meanwhile is not there.
        const facts = file ? await stat(path.join(folder, aside)).catch(() => undefined) : undefined;
        // Moving it changed the place, not the content.
        return file && facts
          ? [{ aside, file, bytes: facts.size, at: facts.ctimeMs, writtenAt: facts.mtimeMs }]
          : [];
      }),
    ),
  );
  return found.flat().sort((one, other) => other.at - one.at || one.file.localeCompare(other.file));
}

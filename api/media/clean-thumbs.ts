import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { partOf } from '../../src/contract/server/write-whole';
import { thumbFolder, thumbName } from './thumbs';

/** ms after the start, which has other things to do. */
const FIRST_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;
const AT_ONCE = 8;
/** At a look; the next one goes on. */
const MOST = 2_000;

/** Looks each day for thumbs of pictures that are gone, or were changed since. */
export function openThumbCleaning(folder: string, dataDir: string): { close(): void } {
  let timer: NodeJS.Timeout;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      void cleanThumbs(folder, dataDir).catch(() => undefined);
      wait(DAY_MS);
    }, ms).unref();
  };
  wait(FIRST_MS);
  return { close: () => clearTimeout(timer) };
}

/** @param folder of the pictures. @returns how many were removed */
export async function cleanThumbs(folder: string, dataDir: string): Promise<number> {
  const thumbs = thumbFolder(dataDir);
  // Listed before the pictures are: the picture of each of them is there by then, or gone.
  const names = await readdir(thumbs).catch(() => []);
  if (names.length === 0) return 0;
  const known = new Set([...(await thumbsOf(folder, '')), ...(await thumbsOf(folder, 'hd/'))]);
  const gone = names.filter((name) => !known.has(name) && !known.has(withoutPart(name)));
  const limit = pLimit(AT_ONCE);
  const removed = gone.slice(0, MOST);
  await Promise.all(removed.map((name) => limit(() => rm(path.join(thumbs, name), { force: true }))));
  return removed.length;
}

/** What is being written has the name of its thumb, with an ending. */
const withoutPart = (name: string): string =>
  name.endsWith(partOf('')) ? name.slice(0, -partOf('').length) : name;

/** Names of the thumbs of all pictures in a folder. @param below `hd/`, or nothing */
async function thumbsOf(folder: string, below: string): Promise<string[]> {
  const files = await readdir(path.join(folder, below), { withFileTypes: true }).catch(() => []);
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(
    files
      .filter((one) => one.isFile())
      .map(({ name }) =>
        limit(async () => {
          const facts = await stat(path.join(folder, below, name)).catch(() => undefined);
          return facts ? [thumbName(below + name, facts.mtimeMs)] : [];
        }),
      ),
  );
  return found.flat();
}

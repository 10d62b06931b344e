import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import type { ApiSettings } from '../settings';

/** The store of pictures, documents and models. @throws Error in a sentence for one that cannot be used */
export const openFiles = ({ filesUrl, dataDir }: Pick<ApiSettings, 'filesUrl' | 'dataDir'>): Promise<Store> =>
  openStore(filesUrl || path.resolve(dataDir, 'files'));

/** Of the store. */
export const ORIGINALS = 'originals';

/** Where the content of a hash is. */
export const originalKey = (hash: string): string => `${ORIGINALS}/${hash}`;

/** The store has other bytes than were put into it: they are not served. */
class DamagedOriginal extends Error {
  override readonly name = 'DamagedOriginal';
  constructor(hash: string) {
    super(`The content ${hash} is damaged in the store of files: restore it from a backup.`);
  }
}

export const hashOf = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Where contents are kept, and who takes turns at one of them. */
export interface Originals {
  files: Store;
  database: Pick<GalleryDatabase, 'alone'>;
}

/** Puts a content in: the same twice is one. @returns its hash */
export async function keepOriginal(originals: Originals, content: Uint8Array): Promise<string> {
  const hash = hashOf(content);
  // Also where it is there: what was damaged is whole again, and the sweep sees that somebody wants it.
  await atContent(originals, hash, () => originals.files.write(originalKey(hash), content));
  return hash;
}

/** Nobody else, in any process, writes or removes that content meanwhile. */
export const atContent = <T>(
  { database }: Pick<Originals, 'database'>,
  hash: string,
  work: () => Promise<T>,
): Promise<T> => database.alone(`content ${hash}`, work);

/** @throws NotStored, StoreAway, DamagedOriginal */
export async function readOriginal(store: Store, hash: string): Promise<Buffer> {
  const content = await store.read(originalKey(hash));
  if (hashOf(content) !== hash) throw new DamagedOriginal(hash);
  return content;
}

/** What is damaged ends with an error before its last bytes, so that nobody takes it for whole. */
export async function streamOriginal(store: Store, hash: string): Promise<Readable> {
  const source = await store.stream(originalKey(hash));
  const checked = checking(hash);
  source.on('error', (error) => checked.destroy(error));
  checked.on('close', () => source.destroy());
  return source.pipe(checked);
}

function checking(hash: string): Transform {
  const found = createHash('sha256');
  let held: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      found.update(chunk);
      const before = held;
      held = chunk;
      done(null, before);
    },
    flush(done) {
      if (found.digest('hex') === hash) done(null, held);
      else done(new DamagedOriginal(hash));
    },
  });
}

/** For what works on files: a copy that is gone afterwards. */
export async function withOriginal<T>(
  store: Store,
  { hash, name }: { hash: string; name: string },
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'original-'));
  try {
    const file = path.join(folder, path.basename(name));
    await writeFile(file, await readOriginal(store, hash));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

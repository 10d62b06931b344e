import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from '@tus/file-store';
import type { Server } from '@tus/server';
import { LARGEST_UPLOAD } from '../../contract/items/upload-bounds';

/** ms; what nobody has gone on with, or taken in, by then is thrown away. */
const LEFT_MS = 24 * 60 * 60_000;
const LOOK_MS = 60 * 60_000;

export interface Uploads {
  /** What answers requests of the tus protocol. */
  open(): Promise<Server['handle']>;
  /** The file of a finished upload; undefined for others. */
  find(id: string): Promise<string | undefined>;
  drop(id: string): Promise<void>;
  close(): void;
}

/** Uploads that go on where a line broke (https://tus.io). They wait outside of the catalogue until they are looked at. */
export function openUploads(dataDir: string): Uploads {
  const directory = path.join(dataDir, 'uploads');
  const fileOf = (id: string) => path.join(directory, id);
  let opened: Promise<{ tus: Server; store: FileStore }> | undefined;
  // Loaded with the first upload: most starts of the API see none.
  const open = async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const [{ Server }, { FileStore }] = await Promise.all([import('@tus/server'), import('@tus/file-store')]);
    const store = new FileStore({ directory, expirationPeriodInMilliseconds: LEFT_MS });
    const tus = new Server({
      path: '/desk/api/uploads',
      datastore: store,
      maxSize: LARGEST_UPLOAD,
      relativeLocation: true,
      namingFunction: () => randomBytes(16).toString('hex'),
    });
    return { tus, store };
  };
  const ready = () => (opened ??= open());
  const timer = setInterval(() => void removeLeft(directory).catch(() => undefined), LOOK_MS).unref();
  return {
    open: async () => {
      const { tus } = await ready();
      return tus.handle.bind(tus);
    },
    async find(id) {
      const { store } = await ready();
      const upload = await store.getUpload(id).catch(() => undefined);
      return upload && upload.offset === upload.size ? fileOf(id) : undefined;
    },
    async drop(id) {
      for (const file of [fileOf(id), `${fileOf(id)}.json`]) await rm(file, { force: true });
    },
    close: () => clearInterval(timer),
  };
}

/** Finished ones as well: their page may have been closed before they were taken in. @returns how many were removed */
export async function removeLeft(directory: string, now = Date.now()): Promise<number> {
  const names = await readdir(directory).catch(() => []);
  const uploads = names.filter((name) => !name.endsWith('.json'));
  let removed = 0;
  for (const name of uploads) {
    const facts = await stat(path.join(directory, name)).catch(() => undefined);
    if (!facts || facts.mtimeMs > now - LEFT_MS) continue;
    for (const file of [name, `${name}.json`]) await rm(path.join(directory, file), { force: true });
    removed += 1;
  }
  return removed;
}

import { randomBytes } from 'node:crypto';
import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir, readdir, readFile, rm, stat, statfs } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Server } from '@tus/server';
import type { FaultAnswer } from '../desk/contract/faults';
import { LARGEST_UPLOAD, MOST_UPLOADS } from './contract/upload-bounds';
import { DeskError, writeFault } from '../desk/desk-error';
import type { UploadStore } from './upload-store';

/** ms; what nobody has gone on with, or taken in, by then is thrown away. */
const LEFT_MS = 24 * 60 * 60_000;
const LOOK_MS = 60 * 60_000;

/** Bytes that stay free for everything else: a full disk would take the database with it. */
const ROOM = 10 * LARGEST_UPLOAD;

export interface Uploads {
  /** Answers a request of the tus protocol, of a person (id). */
  handle(person: number, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Promises the space of an upload before it begins: what was promised to others and has not arrived is not there any more.
   *
   * @param length bytes; undefined where it is not told
   * @returns what is to be called once the upload has begun, or was refused
   * @throws DeskError `tooLarge`, `diskFull`, and `tooManyUploads` where the person has as many on their way as one may
   */
  promise(person: number, length: number | undefined): Promise<() => void>;
  /** The file of a finished upload; undefined for others. */
  find(id: string): Promise<string | undefined>;
  drop(id: string): Promise<void>;
  close(): void;
}

/** In whose name an upload is begun. */
const beginner = new AsyncLocalStorage<number>();

/** Whose it is stands before what nobody can guess. */
const markOf = (person: number): string => person.toString(16).padStart(8, '0');
const newId = (): string => markOf(beginner.getStore() ?? 0) + randomBytes(12).toString('hex');

/** Bytes. */
const freeIn = async (directory: string): Promise<number> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

interface Surroundings {
  /** Bytes on the disk of a folder. */
  free?: typeof freeIn;
  /** Is told what kept an upload from being written. */
  note?: (error: unknown) => void;
}

/**
 * Uploads that go on where a line broke (https://tus.io). They wait outside of the catalogue until they are looked at.
 *
 * A part that cannot be written is answered as any other write of the desk is, and the upload can be gone on with.
 */
export function openUploads(dataDir: string, { free = freeIn, note }: Surroundings = {}): Uploads {
  const directory = path.join(dataDir, 'uploads');
  const fileOf = (id: string) => path.join(directory, id);
  let opened: Promise<{ tus: Server; store: UploadStore }> | undefined;
  // Loaded with the first upload: most starts of the API see none.
  const open = async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const [{ Server }, { UploadStore }] = await Promise.all([
      import('@tus/server'),
      import('./upload-store'),
    ]);
    const store = new UploadStore({ directory, expirationPeriodInMilliseconds: LEFT_MS });
    const tus = new Server({
      path: '/desk/api/uploads',
      datastore: store,
      maxSize: LARGEST_UPLOAD,
      relativeLocation: true,
      namingFunction: newId,
      onResponseError(request, error) {
        const fault = writeFault(error);
        if (!(fault instanceof DeskError)) return undefined;
        note?.(error);
        request.runtime?.node?.res?.setHeader('content-type', 'application/json; charset=utf-8');
        const answer: FaultAnswer = { error: { fault: fault.fault } };
        return { status_code: fault.statusCode, body: JSON.stringify(answer) };
      },
    });
    return { tus, store };
  };
  const ready = () => (opened ??= open());
  /** Promised, and not begun yet. */
  const pending = new Set<Promised>();
  let lastPromise: Promise<unknown> = Promise.resolve();
  const decide = async (own: Promised): Promise<() => void> => {
    if (own.whole > LARGEST_UPLOAD) throw new DeskError('tooLarge');
    const all = [...(await promisedIn(directory)), ...pending, own];
    const mine = all.filter(({ mark }) => mark === own.mark);
    if (mine.length > MOST_UPLOADS.count || sumOf(mine, 'whole') > MOST_UPLOADS.bytes)
      throw new DeskError('tooManyUploads');
    if ((await free(dataDir)) - sumOf(all, 'left') < ROOM) throw new DeskError('diskFull');
    pending.add(own);
    return () => void pending.delete(own);
  };
  const timer = setInterval(() => void removeLeft(directory).catch(() => undefined), LOOK_MS).unref();
  return {
    async handle(person, request, response) {
      const { tus } = await ready();
      await beginner.run(person, () => tus.handle(request, response));
    },
    promise(person, length = LARGEST_UPLOAD) {
      // One after the other: of a hundred at once, each sees those before it.
      const decided = lastPromise.then(() => decide({ mark: markOf(person), whole: length, left: length }));
      lastPromise = decided.catch(() => undefined);
      return decided;
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

/** Of one upload: whose it is, and bytes of all of it and of what has not arrived. */
interface Promised {
  mark: string;
  whole: number;
  left: number;
}

const sumOf = (all: readonly Promised[], bytes: 'whole' | 'left'): number =>
  all.reduce((sum, one) => sum + one[bytes], 0);

/** Of those that were begun. */
async function promisedIn(directory: string): Promise<Promised[]> {
  const names = await readdir(directory).catch(() => []);
  const ids = names.filter((name) => !name.endsWith('.json'));
  return Promise.all(
    ids.map(async (id) => {
      const file = path.join(directory, id);
      const here = await stat(file).then(
        ({ size }) => size,
        () => 0,
      );
      const whole = await readFile(`${file}.json`, 'utf8').then(
        (text) => Number((JSON.parse(text) as { size?: number }).size ?? LARGEST_UPLOAD),
        // It is being written, or was taken in just now.
        () => here,
      );
      return { mark: id.slice(0, 8), whole, left: Math.max(0, whole - here) };
    }),
  );
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

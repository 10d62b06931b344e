import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Selectable } from 'kysely';
import { NotStored, type Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import type { ProcessesTables } from '../database/schema/processes';
import { DeskError } from '../desk/desk-error';
import { LARGEST_UPLOAD, MOST_UPLOADS } from './contract/upload-bounds';

/** Of the store: a folder for each upload, an object for each part. */
export const UPLOADS = 'uploads';

/** ms from its beginning; what is not finished and taken in by then is thrown away. */
export const UPLOAD_LIFE_MS = 24 * 60 * 60_000;

/** Bytes that stay free for everything else. */
const ROOM = 10 * LARGEST_UPLOAD;

/** Parts that are read at once. */
const AT_ONCE = 8;

type Upload = Selectable<ProcessesTables['uploads']>;

/**
 * Files on their way to the desk, in parts. What has arrived is in the store and in a row, so any process may take the next part.
 * No process locks an upload: a part counts if the row still ends where the part begins.
 */
export interface Uploads {
  /**
   * Promises its space: what was promised to others and has not arrived is not there any more.
   *
   * @param bytes of all of it; null where that is not told yet
   * @throws DeskError `tooLarge`, `diskFull`, and `tooManyUploads` where the person has as many on their way as one may
   */
  begin(id: string, person: number, bytes: number | null): Promise<void>;
  find(id: string): Promise<Upload | undefined>;
  tellLength(id: string, bytes: number): Promise<void>;
  /** Whole or not at all. @returns whether it is the next part; one that is not is thrown away */
  add(id: string, from: number, part: Uint8Array): Promise<boolean>;
  /**
   * Has a finished upload as a file of this machine, for as long as `work` takes; the upload is gone then.
   * @throws DeskError `uploadGone` for one that is not there, or not finished
   */
  take<T>(id: string, work: (file: string) => Promise<T>): Promise<T>;
  drop(id: string): Promise<void>;
}

/** Bytes on the disk of a folder. */
const freeIn = async (folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Place {
  files: Store;
  database: Pick<GalleryDatabase, 'read' | 'write'>;
  now?: () => number;
  /** For tests. */
  free?: typeof freeIn;
}

export function openUploads({ files, database, now = Date.now, free = freeIn }: Place): Uploads {
  const find = (id: string) =>
    database.read((from) => from.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst());
  const drop = async (id: string): Promise<void> => {
    // First, so that no part comes in any more.
    await database.write((to) => to.deleteFrom('uploads').where('id', '=', id).execute());
    await files.removeFolder(folderOf(id));
  };
  return {
    find,
    drop,
    async begin(id, person, bytes) {
      const own = { person, bytes, arrived: 0 };
      if (wholeOf(own) > LARGEST_UPLOAD) throw new DeskError('tooLarge');
      await database.write(
        async (to) => {
          const others = await to
            .selectFrom('uploads')
            .select(['person', 'bytes', 'arrived'])
            .where('begun_at', '>', new Date(now() - UPLOAD_LIFE_MS).toISOString())
            .execute();
          const all = [...others, own];
          const mine = all.filter((one) => one.person === person);
          if (mine.length > MOST_UPLOADS.count || sumOf(mine, wholeOf) > MOST_UPLOADS.bytes)
            throw new DeskError('tooManyUploads');
          // Nobody knows what a bucket has room for.
          if (files.isDisk && (await free(files.place)) - sumOf(all, leftOf) < ROOM)
            throw new DeskError('diskFull');
          await to
            .insertInto('uploads')
            .values({ id, ...own, parts: '[]', begun_at: new Date(now()).toISOString() })
            .execute();
        },
        // One after the other: of a hundred at once, each sees those before it.
        { alone: ['uploads'] },
      );
    },
    tellLength: (id, bytes) =>
      database.write(async (to) => {
        await to.updateTable('uploads').set({ bytes }).where('id', '=', id).execute();
      }),
    async add(id, from, part) {
      const name = randomBytes(8).toString('hex');
      const key = `${folderOf(id)}/${name}`;
      await files.write(key, part);
      const isNext = await database.write(async (to) => {
        const row = await to
          .selectFrom('uploads')
          .select(['arrived', 'parts'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (row?.arrived !== from) return false;
        const parts = JSON.stringify([...partsOf(row), name]);
        await to
          .updateTable('uploads')
          .set({ arrived: from + part.byteLength, parts })
          .where('id', '=', id)
          .execute();
        return true;
      });
      if (!isNext) await ((await find(id)) ? files.remove(key) : files.removeFolder(folderOf(id)));
      return isNext;
    },
    async take(id, work) {
      const upload = await find(id);
      if (!upload || upload.arrived !== upload.bytes) throw new DeskError('uploadGone');
      const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
      try {
        const file = path.join(folder, 'upload');
        // Until it is here it can be taken once more.
        await joinParts(files, upload, file);
        try {
          return await work(file);
        } finally {
          await drop(id);
        }
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

const folderOf = (id: string): string => `${UPLOADS}/${id}`;

const partsOf = ({ parts }: Pick<Upload, 'parts'>): string[] => JSON.parse(parts) as string[];

type Promised = Pick<Upload, 'bytes' | 'arrived'>;

const wholeOf = ({ bytes }: Pick<Upload, 'bytes'>): number => bytes ?? LARGEST_UPLOAD;

const leftOf = (upload: Promised): number => Math.max(0, wholeOf(upload) - upload.arrived);

const sumOf = (all: readonly Promised[], bytesOf: (one: Promised) => number): number =>
  all.reduce((sum, one) => sum + bytesOf(one), 0);

/** @throws DeskError `uploadGone` where parts are not there: another request has taken it, or a backup was restored */
async function joinParts(files: Store, upload: Upload, file: string): Promise<void> {
  const keys = partsOf(upload).map((name) => `${folderOf(upload.id)}/${name}`);
  const handle = await open(file, 'wx', 0o600);
  try {
    for (let at = 0; at < keys.length; at += AT_ONCE)
      await handle.writeFile(
        Buffer.concat(await Promise.all(keys.slice(at, at + AT_ONCE).map((key) => files.read(key)))),
      );
  } catch (error) {
    throw error instanceof NotStored ? new DeskError('uploadGone') : error;
  } finally {
    await handle.close();
  }
}

import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Static, Type } from '@sinclair/typebox';
import { matches } from '../../src/contract/check';
import { DateTime } from '../../src/contract/common';
import { isFullDisk } from '../../src/contract/server/full-disk';

/** Last in the archive, so that a backup that was cut off has none. */
export const MANIFEST_NAME = 'manifest.json';
/** Of a server of before, which had pictures and files there. */
export const CATALOGUE_PREFIX = 'catalogue/';
/** Contents of the store. */
export const FILES_PREFIX = 'files/';
export const DATABASE_NAME = 'data/gallery.db';
/** Pictures of rooms, of a server of before. */
export const ROOM_PICTURES_PREFIX = 'data/room-pictures/';

/** 2: with pictures of rooms. 3: with contents of the store, in place of the catalogue's folder. */
export const FORMAT = 3;

const FileDigest = Type.Object({
  size: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
});
export type FileDigest = Static<typeof FileDigest>;

/** A file may be in the archive several times: the last one counts. Unlisted files do not. */
export const Manifest = Type.Object({
  format: Type.Integer({ minimum: 1 }),
  made: DateTime,
  version: Type.String(),
  schema: Type.Integer({ minimum: 0 }),
  /** How many there are of each kind; absent where the database has none, which are files then. */
  items: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
  files: Type.Record(Type.String(), FileDigest),
});
export type Manifest = Static<typeof Manifest>;

/** @returns a sentence for a full disk; any other error as it is */
export function withoutRoom(error: unknown, where: string, outcome: string): unknown {
  if (!isFullDisk(error)) return error;
  return new Error(`There is no room in ${where} (${(error as Error).message}): ${outcome}`, {
    cause: error,
  });
}

export const STAGING_PREFIX = '.restoring-';
export const ASIDE_PREFIX = '.before-restore-';

export const isOwnName = (name: string): boolean =>
  name.startsWith(STAGING_PREFIX) || name.startsWith(ASIDE_PREFIX);

const LastBackup = Type.Object({
  madeAt: DateTime,
  size: Type.Integer({ minimum: 0 }),
  isReadBack: Type.Boolean(),
});
type LastBackup = Static<typeof LastBackup>;

const fileIn = (dataDir: string): string => path.join(dataDir, 'last-backup.json');

/** Never fails: a backup is good even when it cannot be noted. */
export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.part`, JSON.stringify(backup))
    .then(() => rename(`${file}.part`, file))
    .catch(() => undefined);
}

export async function lastBackup(dataDir: string): Promise<LastBackup | undefined> {
  try {
    const found: unknown = JSON.parse(await readFile(fileIn(dataDir), 'utf8'));
    return matches(LastBackup, found) ? found : undefined;
  } catch {
    return undefined;
  }
}

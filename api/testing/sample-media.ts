import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import type { GalleryDatabase } from '../database/database';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { currentFiles, putFile, type FileKind, type NewRow } from '../files/file-queries';
import { readOriginal } from '../files/originals';
import { takeIn } from '../files/take-in';
import { checkFolder, type CheckedFolder } from '../import-export/catalogue/first-catalogue';
import { findAmong, mediaIn, readMedia } from '../import-export/catalogue/folder-media';
import { openModels } from '../models/models';
import { measureOnce } from './measure-once';

export const putRows = async (to: Queries, rows: readonly NewRow[]): Promise<void> =>
  void (await inTurn(rows, (row) => putFile(to, row)));

/** What a folder says, with its pictures, documents and models looked at alone. */
export async function checkedFolder(
  root: string,
  { measure = measureOnce }: { measure?: typeof measureOnce } = {},
): Promise<CheckedFolder & { rows: readonly NewRow[] }> {
  const models = openModels(await openStore(await mkdtemp(path.join(tmpdir(), 'looked-at-'))));
  try {
    const media = await readMedia(root, await mediaIn(root), (file) => takeIn({ models, measure }, file));
    return { ...(await checkFolder(root, findAmong(media))), rows: media.rows };
  } finally {
    models.close();
  }
}

/** Brings pictures, documents and models of a folder in, all of them or some by their names (`pictures/lamp.jpg`). */
export async function bringMedia(
  { database, files }: { database: Pick<GalleryDatabase, 'write' | 'alone'>; files: Store },
  root: string,
  names?: readonly string[],
): Promise<void> {
  const models = openModels(files);
  try {
    const taking = { into: { files, database }, models, measure: measureOnce };
    const { rows } = await readMedia(root, names ?? (await mediaIn(root)), (file) => takeIn(taking, file));
    await database.write((to) => putRows(to, rows));
  } finally {
    models.close();
  }
}

/** Names that a kind has now, in their order. */
export const namesOf = async (
  { database }: { database: Pick<GalleryDatabase, 'read'> },
  kind: FileKind,
): Promise<string[]> =>
  (await database.read((from) => currentFiles(from, kind))).map(({ name }) => name).sort();

/** What the store has under a name. */
export async function contentOf(
  { database, files }: { database: Pick<GalleryDatabase, 'read'>; files: Store },
  kind: FileKind,
  name: string,
): Promise<Buffer> {
  const [row] = await database.read((from) => currentFiles(from, kind, name));
  return readOriginal(files, row?.hash ?? name);
}

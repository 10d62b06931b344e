import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { flushNames, partOf } from '../../../src/contract/server/write-whole';
import type { StoredFile } from '../../contract/items/files';
import { freeName, inTurn, plainName } from '../pictures/free-name';

export const fileFolder = (catalogueDir: string): string => path.join(path.resolve(catalogueDir), 'files');
/** Where files lie that were taken out of the catalogue. */
export const filesAside = (dataDir: string): string => path.join(dataDir, 'files-put-aside');

/** Undefined where there is none. */
export async function storedFile(folder: string, file: string): Promise<StoredFile | undefined> {
  const facts = await stat(path.join(folder, file)).catch(() => undefined);
  return facts?.isFile() ? { file, bytes: facts.size, at: facts.mtime.toISOString() } : undefined;
}

/** Newest first. */
export async function storedFiles(folder: string): Promise<StoredFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.pdf'));
  const found = await Promise.all(names.map((name) => storedFile(folder, name)));
  return found
    .flatMap((one) => one ?? [])
    .sort((one, other) => other.at.localeCompare(one.at) || one.file.localeCompare(other.file));
}

/** Under a name that no other file has; visitors get it under that. @param source of the upload. @returns the name */
export const storeFile = (folder: string, wanted: string, source: string): Promise<string> =>
  inTurn(async () => {
    await mkdir(folder, { recursive: true });
    const file = await freeName(folder, `${plainName(wanted, 'document')}.pdf`);
    const whole = path.join(folder, file);
    await copyFile(source, partOf(whole));
    await rename(partOf(whole), whole);
    await flushNames(folder);
    return file;
  });

import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { flushNames, partOf } from '../../src/contract/server/write-whole';
import type { StoredFile } from './contract/files';
import { freeName, inTurn, plainName } from './free-name';

/** Models lie in a folder of their own. */
const FOLDERS = { pdf: 'files', glb: 'models' } as const;
type Extension = keyof typeof FOLDERS;
const EXTENSIONS = Object.keys(FOLDERS) as Extension[];

/** What a file is called whose own name has nothing that an address can have. */
const PLAIN = { pdf: 'document', glb: 'model' } as const satisfies Record<Extension, string>;

export const isModel = (file: string): boolean => file.endsWith('.glb');
export const fileFolder = (catalogueDir: string, file: string): string =>
  path.join(path.resolve(catalogueDir), FOLDERS[isModel(file) ? 'glb' : 'pdf']);
/** Where files lie that were taken out of the catalogue. */
export const filesAside = (dataDir: string): string => path.join(dataDir, 'files-put-aside');

/** Undefined where there is none. */
export async function storedFile(folder: string, file: string): Promise<StoredFile | undefined> {
  const facts = await stat(path.join(folder, file)).catch(() => undefined);
  return facts?.isFile() ? { file, bytes: facts.size, at: facts.mtime.toISOString() } : undefined;
}

/** Newest first. */
export async function storedFiles(catalogueDir: string): Promise<StoredFile[]> {
  const found = await Promise.all(
    EXTENSIONS.map(async (extension) => {
      const folder = fileFolder(catalogueDir, `.${extension}`);
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(`.${extension}`));
      return Promise.all(names.map((name) => storedFile(folder, name)));
    }),
  );
  return found
    .flat()
    .flatMap((one) => one ?? [])
    .sort((one, other) => other.at.localeCompare(one.at) || one.file.localeCompare(other.file));
}

interface Wanted {
  name: string;
  extension: Extension;
}

/** A name that no other file has. */
export async function nameFor(catalogueDir: string, { name, extension }: Wanted): Promise<string> {
  const folder = fileFolder(catalogueDir, `.${extension}`);
  await mkdir(folder, { recursive: true });
  return freeName(folder, `${plainName(name, PLAIN[extension])}.${extension}`);
}

/** Visitors get it under the name that it is given. @param source of the upload. @returns the name */
export const storeFile = (catalogueDir: string, wanted: Wanted, source: string): Promise<string> =>
  inTurn(async () => {
    const file = await nameFor(catalogueDir, wanted);
    const folder = fileFolder(catalogueDir, file);
    const whole = path.join(folder, file);
    await copyFile(source, partOf(whole));
    await rename(partOf(whole), whole);
    await flushNames(folder);
    return file;
  });

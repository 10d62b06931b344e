import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { asideName, hashOf } from './former-pictures';
import { partOf } from '../../src/contract/server/write-whole';
import { DeskError } from '../desk/desk-error';
import { writeFault } from '../content/writing/write-fault';
import { freeName, inTurn } from './free-name';

const HASHED = /^(.+)\.[0-9a-f]{8}(\.[a-z]+)$/;

/** Out of the catalogue, not off the disk: an older version of an item may show it again. @returns the name that it has there */
export async function putAside(folder: string, file: string, aside: string): Promise<string> {
  await mkdir(aside, { recursive: true, mode: 0o700 });
  const source = path.join(folder, file);
  const name = asideName(file, await hashOf(source));
  await move(source, path.join(aside, name));
  return name;
}

/** Under its own name, unless another one has that by now. @returns the name */
export const bringBack = (folder: string, name: string, aside: string): Promise<string> =>
  inTurn(async () => {
    const own = plainOf(name);
    if (!own) throw new DeskError('notFound');
    const file = (await isThere(path.join(folder, own))) ? await freeName(folder, own) : own;
    await move(path.join(aside, name), path.join(folder, file));
    return file;
  });

/** Sees to it that a picture is in the folder, from where it was put aside if need be. @throws DeskError where it is neither */
export async function requireThere(folder: string, file: string, aside: string): Promise<void> {
  if (await isThere(path.join(folder, file))) return;
  const names = await readdir(aside).catch(() => []);
  const kept = names.find((name) => plainOf(name) === file);
  if (kept === undefined) throw new DeskError('notFound');
  await bringBack(folder, kept, aside);
}

/** Also onto another disk: whole at either place at any time. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, partOf(to));
    await rename(partOf(to), to);
    await rm(from);
  }
}

/** The name that it had; undefined for what was not put aside. */
export const plainOf = (name: string): string | undefined => {
  const [, stem, extension] = HASHED.exec(name) ?? [];
  return stem && extension && `${stem}${extension}`;
};

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** One after the other; somebody else may have been faster with some. @throws DeskError where none of them is there */
export async function eachOf(
  names: readonly string[],
  work: (name: string) => Promise<string>,
): Promise<string[]> {
  const done: string[] = [];
  for (const name of names)
    try {
      done.push(await work(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw writeFault(error);
    }
  if (done.length === 0) throw new DeskError('notFound');
  return done;
}

import { mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../../src/contract/server/write-whole';
import type { CleanPicture } from './clean-picture';
import { freeName, inTurn, plainName } from './free-name';

const PICTURE = /\.(jpe?g|png|webp)$/;
const AT_ONCE = 64;

export interface StoredPicture {
  file: string;
  bytes: number;
  /** Unix ms. */
  at: number;
}

export const pictureFolder = (catalogueDir: string): string =>
  path.join(path.resolve(catalogueDir), 'pictures');

/** Newest first. Large originals that stand beside a smaller file of the same picture are not pictures of their own. */
export async function storedPictures(folder: string): Promise<StoredPicture[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => PICTURE.test(name));
  const limit = pLimit(AT_ONCE);
  const found = await Promise.all(
    names.map((file) =>
      limit(async () => {
        // One that is put aside meanwhile is not there.
        const facts = await stat(path.join(folder, file)).catch(() => undefined);
        return facts ? [{ file, bytes: facts.size, at: facts.mtimeMs }] : [];
      }),
    ),
  );
  return found.flat().sort((one, other) => other.at - one.at || one.file.localeCompare(other.file));
}

/** Under a name that no other picture has. @returns the name */
export const storePicture = (
  folder: string,
  wanted: string,
  { content, extension }: CleanPicture,
): Promise<string> =>
  inTurn(async () => {
    await mkdir(folder, { recursive: true });
    const file = await freeName(folder, `${plainName(wanted, 'picture')}.${extension}`);
    await writeWhole(path.join(folder, file), content);
    return file;
  });

import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { writeWhole } from '../../../src/contract/server/write-whole';
import { fold } from '../../../src/contract/text/fold';
import type { CleanPicture } from './clean-picture';

const PICTURE = /\.(jpe?g|png|webp)$/;
const LONGEST_NAME = 80;
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
        const { size, mtimeMs } = await stat(path.join(folder, file));
        return { file, bytes: size, at: mtimeMs };
      }),
    ),
  );
  return found.sort((one, other) => other.at - one.at || one.file.localeCompare(other.file));
}

/** `DSC_8841.JPG` becomes `dsc-8841`. */
const plainName = (name: string): string =>
  fold(path.parse(name).name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST_NAME) || 'picture';

// Two uploads of one name must not meet.
const inTurn = pLimit(1);

/** Under a name that no other picture has. @returns the name */
export const storePicture = (
  folder: string,
  wanted: string,
  { content, extension }: CleanPicture,
): Promise<string> =>
  inTurn(async () => {
    await mkdir(folder, { recursive: true });
    const taken = new Set((await readdir(folder)).map((name) => path.parse(name).name.toLowerCase()));
    const plain = plainName(wanted);
    let name = plain;
    for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`;
    const file = `${name}.${extension}`;
    await writeWhole(path.join(folder, file), content);
    return file;
  });

/** Out of the catalogue, not off the disk: an older version of an item may show it again. */
export async function putAside(folder: string, file: string, dataDir: string): Promise<void> {
  const aside = path.join(dataDir, 'pictures-put-aside');
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await rename(path.join(folder, file), path.join(aside, file));
}

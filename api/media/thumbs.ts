import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { writeWhole } from '../../src/contract/server/write-whole';
import { DeskError } from '../desk/desk-error';

/** px; for rows, walls and the piece in hand. */
const SIDE = 640;
/** A screen full of new pictures must not keep the API from its visitors. */
const atOnce = pLimit(1);

export const thumbFolder = (dataDir: string): string => path.join(dataDir, 'desk-thumbs');
/** @param at when the file was written, Unix ms */
export const thumbName = (file: string, at: number): string =>
  `${file.replace('/', '-')}.${Math.round(at)}.webp`;

/** WebP of a file in `pictures/`, kept until the file changes. @throws DeskError where there is none */
export async function thumbOfFile(folder: string, file: string, dataDir: string): Promise<Buffer> {
  const source = path.join(folder, file);
  const facts = await stat(source).catch(() => undefined);
  if (!facts) throw new DeskError('notFound');
  const kept = path.join(thumbFolder(dataDir), thumbName(file, facts.mtimeMs));
  const found = await readFile(kept).catch(() => undefined);
  if (found) return found;
  return atOnce(async () => {
    const made = await sharp(source)
      .autoOrient()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    await mkdir(path.dirname(kept), { recursive: true });
    await writeWhole(kept, made);
    return made;
  });
}

const sizes = new Map<string, { width: number; height: number }>();

/** px, after its EXIF; of a file that cannot be read 0. @param at when the file was written */
export async function sizeOf(source: string, at: string): Promise<{ width: number; height: number }> {
  const key = `${source} ${at}`;
  const known = sizes.get(key);
  if (known) return known;
  const { autoOrient } = await sharp(source)
    .metadata()
    .catch(() => ({ autoOrient: { width: 0, height: 0 } }));
  sizes.set(key, autoOrient);
  return autoOrient;
}

/** Root-relative; another one when the file changes. @param at Unix ms */
export const thumbUrl = (file: string, at: number): string =>
  `/desk/api/pictures/thumb?${new URLSearchParams({ file, v: String(Math.round(at)) }).toString()}`;

/** Also of a picture that no published file uses; undefined where there is none. */
export async function shownFile(
  folder: string,
  file: string,
): Promise<{ url: string; width: number; height: number } | undefined> {
  const facts = await stat(path.join(folder, file)).catch(() => undefined);
  if (!facts) return undefined;
  const size = await sizeOf(path.join(folder, file), facts.mtime.toISOString());
  return { url: thumbUrl(file, facts.mtimeMs), ...size };
}

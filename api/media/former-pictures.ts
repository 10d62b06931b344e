import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiServices } from '../api-services';
import { findFormerPicture } from './former-picture-queries';
import type { OfferedPicture } from './offered-media';

/** Where pictures lie that were taken out of the catalogue. */
export const asideFolder = (dataDir: string): string => path.join(dataDir, 'pictures-put-aside');

/** `a.jpg` becomes `a.1f0c2a9b.jpg`: two of one name do not meet there. @param hash of the content */
export function asideName(file: string, hash: string): string {
  const { name, ext } = path.parse(file);
  return `${name}.${hash.slice(0, 8)}${ext}`;
}

export const hashOf = async (file: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/**
 * One that another picture has taken the place of, as long as its file is kept: pages that were built before, and links to
 * it, still ask for it.
 */
export async function formerPicture(
  { database, settings }: Pick<ApiServices, 'database' | 'settings'>,
  name: string,
): Promise<OfferedPicture | undefined> {
  const former = await database.read((from) => findFormerPicture(from, name));
  if (!former) return undefined;
  const { file, hd, facts } = former;
  const places = [
    path.join(path.resolve(settings.catalogueDir), 'pictures', file),
    path.join(asideFolder(settings.dataDir), asideName(file, facts.hash)),
  ];
  for (const place of places)
    // Somebody may have put another picture there by hand.
    if ((await hashOf(place).catch(() => '')) === facts.hash)
      return { ...facts, id: name.split('.')[0] ?? name, name, path: place, hd };
  return undefined;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Shelf, Values } from './contract/item';
import { valuesOf } from './yaml/long-texts';

export interface ItemFile {
  /** As it stands on the disk. */
  text: string;
  values: Values;
  version: string;
}

/** Relative to the catalogue's folder. */
export const fileOf = (shelf: Shelf, id: string): string =>
  shelf === 'site' ? 'site.yaml' : `${shelf}/${id}.yaml`;

const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Undefined without such a file. @throws Error where it is no YAML */
export async function readItemFile(root: string, shelf: Shelf, id: string): Promise<ItemFile | undefined> {
  try {
    const text = await readFile(path.join(root, fileOf(shelf, id)), 'utf8');
    return { text, values: await valuesOf(text), version: versionOf(text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

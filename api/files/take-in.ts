import { readFile } from 'node:fs/promises';
import type { Store } from '../../src/contract/server/store/store';
import { measurePicture, type PictureFacts } from '../media/picture-facts';
import { type FoundModel, MODEL_RECIPE_VERSION, modelId } from '../models/model-facts';
import type { Models } from '../models/models';
import type { FileKind, NewRow } from './file-queries';
import { hashOf, keepOriginal } from './originals';

export interface TakingIn {
  /** Without it, files are looked at alone. */
  files?: Store;
  models: Pick<Models, 'look'>;
  /** What is known of pictures, by hash, saves looking at them. */
  measure?: typeof measurePicture;
}

export interface FileToTake {
  kind: FileKind;
  /** That it is to have. */
  name: string;
  /** Its place on a disk. */
  file: string;
  /** ISO time. */
  at: string;
}

/**
 * Looks at a file, and puts it into the store. @returns the row that is to be kept
 * @throws where it cannot be read, or is no picture
 */
export async function takeIn(
  { files, models, measure = measurePicture }: TakingIn,
  { kind, name, file, at }: FileToTake,
): Promise<NewRow> {
  const content = await readFile(file);
  // Looked at first: what is no picture does not come into the store.
  const facts = kind === 'pictures' ? await measure(content) : undefined;
  const found = kind === 'models' ? await models.look(file, modelId(name)) : undefined;
  const hash = files ? await keepOriginal(files, content) : hashOf(content);
  return rowOf({ name, hash, bytes: content.byteLength, at }, facts, found);
}

interface Named {
  name: string;
  hash: string;
  bytes: number;
  at: string;
}

export function rowOf(named: Named, facts?: PictureFacts, found?: FoundModel): NewRow {
  const row = { ...named, removed_at: null };
  if (facts) {
    const { width, height, color } = facts;
    return { kind: 'pictures', row: { ...row, width, height, color } };
  }
  if (found) return { kind: 'models', row: { ...row, ...foundColumns(found) } };
  return { kind: 'files', row };
}

/** What a busy machine or a full disk kept from being made is looked at again at the next start. */
export const foundColumns = (found: FoundModel): { recipe: string; found: string } => ({
  recipe: isOfMachine(found) ? '' : MODEL_RECIPE_VERSION,
  found: JSON.stringify(found),
});

const isOfMachine = (found: FoundModel): boolean =>
  'fault' in found && ['noRoom', 'unmade'].includes(found.fault.code);

import { readFile } from 'node:fs/promises';
import { Type, type Static } from '@sinclair/typebox';
import sharp from 'sharp';
import { type FoundModel, MODEL_RECIPE_VERSION, modelId } from '../models/model-facts';
import type { Models } from '../models/models';
import type { FileKind, NewRow } from './file-queries';
import { hashOf, keepOriginal, type Originals } from './originals';

/** Width and height in px after rotation by EXIF. */
export const PictureFacts = Type.Object({
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String(),
  bytes: Type.Integer(),
  hash: Type.String(),
});
export type PictureFacts = Static<typeof PictureFacts>;

// px; a thumbnail has the same dominant colour and is a hundred times faster.
const COLOUR_SAMPLE = 96;

/** @throws for what is no picture */
export async function measurePicture(content: Buffer): Promise<PictureFacts> {
  const { autoOrient } = await sharp(content).metadata();
  const thumbnail = await sharp(content)
    .resize(COLOUR_SAMPLE)
    .flatten()
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    color: `#${[dominant.r, dominant.g, dominant.b].map((one) => one.toString(16).padStart(2, '0')).join('')}`,
    bytes: content.byteLength,
    hash: hashOf(content),
  };
}

export interface TakingIn {
  /** Without it, files are looked at alone. */
  into?: Originals;
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
  { into, models, measure = measurePicture }: TakingIn,
  { kind, name, file, at }: FileToTake,
): Promise<NewRow> {
  const content = await readFile(file);
  // Looked at first: what is no picture does not come into the store.
  const facts = kind === 'pictures' ? await measure(content) : undefined;
  const found = kind === 'models' ? await models.look(file, modelId(name)) : undefined;
  const hash = into ? await keepOriginal(into, content) : hashOf(content);
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

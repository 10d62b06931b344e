import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactsCache } from '../media/facts-cache';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { PictureFacts } from '../media/picture-facts';
import { offerModel } from '../models/offer-model';
import { modelsOf, picturesOf, pressReleasesOf, type PlacedPicture } from './assets-of';
import type { Catalogue } from './catalogue';
import type { ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';
import type { FileMemo } from './file-memo';

export interface Assets {
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  models: Catalogue['foundModels'];
  problems: CatalogueProblem[];
}

/** A picture with a large original and the same without it are two pictures. */
export const pictureKey = ({ file, hd = '' }: { file: string; hd?: string }) => `${file}|${hd}`;

/** Bounds the memory for originals. */
const AT_ONCE = 8;

export async function loadAssets(
  root: string,
  content: ReadableContent,
  cache: Pick<FactsCache, 'factsOf'> & { models: Pick<FactsCache['models'], 'find'> },
  memo: FileMemo,
): Promise<Assets> {
  const parts = picturesOf(content).flatMap(partsOf);
  const releases = pressReleasesOf(content).map((placed) => ({ ...placed, key: placed.name }));
  const named = modelsOf(content).map((placed) => ({ ...placed, key: placed.name }));
  // Each in processes or threads of its own: a first start looks at all of them.
  const [pictures, files, models] = await Promise.all([
    loadEach(parts, 'pictures', ({ part }) => offerPicture(root, part, cache)),
    loadEach(releases, 'files', ({ name }) => offerFile(path.join(root, 'files', name), memo)),
    loadEach(named, 'models', ({ name }) => offerModel(path.join(root, 'models', name), cache.models)),
  ]);
  return {
    pictures: pictures.loaded,
    files: files.loaded,
    models: models.loaded,
    problems: [...pictures.problems, ...files.problems, ...models.problems],
  };
}

interface PicturePart {
  file: string;
  field: string;
  key: string;
  part: { file: string; hd?: string };
}

/** Of thousands of pictures few are new. */
const knownParts = new WeakMap<PlacedPicture, PicturePart[]>();

/** By day, and in the evening. */
function partsOf(placed: PlacedPicture): PicturePart[] {
  const known = knownParts.get(placed);
  if (known) return known;
  const { file, field, picture } = placed;
  const { night } = picture;
  const parts = [{ file, field, key: pictureKey(picture), part: picture }];
  if (night) parts.push({ file, field: `${field}.night`, key: pictureKey(night), part: night });
  knownParts.set(placed, parts);
  return parts;
}

async function loadEach<P extends { file: string; field: string; key: string }, T>(
  places: P[],
  folder: string,
  load: (place: P) => Promise<T>,
) {
  const loaded = new Map<string, T>();
  const faults = new Map<string, string>();
  const waiting = new Map(places.map((place) => [place.key, place])).entries();
  const loadWaiting = async () => {
    for (const [key, place] of waiting) {
      try {
        loaded.set(key, await load(place));
      } catch (error) {
        faults.set(key, reasonOf(error, folder));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadWaiting));
  if (faults.size === 0) return { loaded, problems: [] };
  const problems: CatalogueProblem[] = places.flatMap(({ file, field, key }) => {
    const message = faults.get(key);
    return message === undefined ? [] : [{ file, field, message }];
  });
  return { loaded, problems };
}

export async function offerPicture(
  root: string,
  part: { file: string; hd?: string },
  cache: Pick<FactsCache, 'factsOf'>,
): Promise<OfferedPicture> {
  const original = path.join(root, 'pictures', part.hd ?? part.file);
  const facts = await cache.factsOf(original);
  const offered = offeredOf.get(facts) ?? new Map<string, OfferedPicture>();
  offeredOf.set(facts, offered);
  const key = pictureKey(part);
  const known = offered.get(key);
  if (known) return known;
  const id = path.parse(part.file).name;
  const name = `${id}.${facts.hash.slice(0, 8)}`;
  const made = { ...facts, id, name, path: original, hd: part.hd !== undefined };
  offered.set(key, made);
  return made;
}

/** The same object while a picture stays the same: what shows it need not be made again. */
const offeredOf = new WeakMap<PictureFacts, Map<string, OfferedPicture>>();

export const offerFile = (file: string, memo: Pick<FileMemo, 'of'>): Promise<OfferedFile> =>
  memo.of(file, async () => {
    const content = await readFile(file);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { path: file, bytes: content.byteLength, version };
  });

function reasonOf(error: unknown, folder: string): string {
  const missing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  return missing
    ? `the file is not in ${folder}/`
    : `the file in ${folder}/ cannot be read (${error instanceof Error ? error.message : String(error)})`;
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactsCache } from '../media/facts-cache';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { PictureFacts } from '../media/picture-facts';
import { offerModel } from '../models/offer-model';
import { assetsOf, namesSame, type NamedAssets, type PlacedFile } from './assets-of';
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
  const places = placesIn(content, memo);
  // Each in processes or threads of its own: a first start looks at all of them.
  const [pictures, files, models] = await Promise.all([
    loadEach(places.pictures, 'pictures', ({ part }) => offerPicture(root, part, cache)),
    loadEach(places.files, 'files', ({ name }) => offerFile(path.join(root, 'files', name), memo)),
    loadEach(places.models, 'models', ({ name }) =>
      offerModel(path.join(root, 'models', name), cache.models),
    ),
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

/** Of thousands of files few are new. */
const knownParts = new WeakMap<NamedAssets, readonly PicturePart[]>();

/** By day, and in the evening. */
function partsOf(named: NamedAssets): readonly PicturePart[] {
  const known = knownParts.get(named);
  if (known) return known;
  const parts = named.pictures.flatMap(({ file, field, picture }) => {
    const { night } = picture;
    const day = { file, field, key: pictureKey(picture), part: picture };
    return night ? [day, { file, field: `${field}.night`, key: pictureKey(night), part: night }] : [day];
  });
  knownParts.set(named, parts);
  return parts;
}

interface AllPlaces {
  content: ReadableContent;
  pictures: Places<PicturePart>;
  files: Places<PlacedFile>;
  models: Places<PlacedFile>;
}

/** Of the content read last: most edits name the same pictures and files as before. */
const placesLast = new WeakMap<FileMemo, AllPlaces>();

function placesIn(content: ReadableContent, memo: FileMemo): AllPlaces {
  const last = placesLast.get(memo);
  const named = last && namesSame(last.content, content) ? undefined : assetsOf(content);
  const nameOf = ({ name }: PlacedFile) => name;
  const places =
    last && !named
      ? { ...last, content }
      : {
          content,
          pictures: placesOf(named!, partsOf, ({ key }) => key),
          files: placesOf(named!, ({ pressReleases }) => pressReleases, nameOf),
          models: placesOf(named!, ({ models }) => models, nameOf),
        };
  placesLast.set(memo, places);
  return places;
}

interface Places<P> {
  /** One for each key. */
  distinct: ReadonlyMap<string, P>;
  all: () => (P & { key: string })[];
}

function placesOf<P extends object>(
  named: readonly NamedAssets[],
  placesIn: (named: NamedAssets) => readonly P[],
  keyOf: (place: P) => string,
): Places<P> {
  const distinct = new Map<string, P>();
  for (const assets of named) for (const place of placesIn(assets)) distinct.set(keyOf(place), place);
  return {
    distinct,
    all: () => named.flatMap(placesIn).map((place) => ({ ...place, key: keyOf(place) })),
  };
}

async function loadEach<P extends { file: string; field: string }, T>(
  { distinct, all }: Places<P>,
  folder: string,
  load: (place: P) => Promise<T>,
) {
  const loaded = new Map<string, T>();
  const faults = new Map<string, string>();
  const waiting = distinct.entries();
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
  if (faults.size === 0) return { loaded: asBefore(distinct, loaded), problems: [] };
  const problems: CatalogueProblem[] = all().flatMap(({ file, field, key }) => {
    const message = faults.get(key);
    return message === undefined ? [] : [{ file, field, message }];
  });
  return { loaded, problems };
}

const loadedLast = new WeakMap<ReadonlyMap<string, unknown>, ReadonlyMap<string, unknown>>();

/** What was loaded for the same places before, as long as all of it is the same: most edits change no picture and no model. */
function asBefore<T>(places: ReadonlyMap<string, unknown>, loaded: Map<string, T>): ReadonlyMap<string, T> {
  const before = loadedLast.get(places) as ReadonlyMap<string, T> | undefined;
  if (before?.size === loaded.size && [...loaded].every(([key, value]) => before.get(key) === value))
    return before;
  loadedLast.set(places, loaded);
  return loaded;
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

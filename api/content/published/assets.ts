import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FactsCache } from '../../media/facts-cache';
import type { OfferedFile, OfferedPicture } from '../../media/offered-media';
import type { PictureFacts } from '../../media/picture-facts';
import { offerModel } from '../../models/offer-model';
import { assetsOf, namesSame, type NamedAssets, type PlacedFile } from './assets-of';
import type { Catalogue } from './catalogue';
import type { ReadableContent } from './catalogue-content';
import type { CatalogueProblem } from './catalogue-problem';

/** The files that public items name. */
export interface Assets {
  content: ReadableContent;
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  models: Catalogue['foundModels'];
  /** In place of those that are missing, so that the rest of an item is shown. */
  missing: ReadonlyMap<string, OfferedPicture>;
  /** Of files that are missing, or cannot be read. */
  problems: CatalogueProblem[];
}

/** A picture with a large original and the same without it are two pictures. */
export const pictureKey = ({ file, hd = '' }: { file: string; hd?: string }) => `${file}|${hd}`;

/** Bounds the memory for originals. */
const AT_ONCE = 8;

type Cache = Pick<FactsCache, 'factsOf'> & { models: Pick<FactsCache['models'], 'find'> };

/**
 * Looks at files that were not named before, and again at those that could not be read.
 * @param root the catalogue's folder
 */
export async function loadAssets(
  root: string,
  content: ReadableContent,
  cache: Cache,
  before?: Assets,
): Promise<Assets> {
  if (before && isComplete(before) && namesSame(before.content, content)) return { ...before, content };
  const named = assetsOf(content);
  const nameOf = ({ name }: PlacedFile) => name;
  // Each in processes or threads of its own: a first start looks at all of them.
  const [pictures, files, models] = await Promise.all([
    loadEach(
      placesOf(named, partsOf, ({ key }) => key),
      'pictures',
      {
        load: ({ part }) => offerPicture(root, part, cache),
        before: before?.pictures,
      },
    ),
    loadEach(
      placesOf(named, ({ pressReleases }) => pressReleases, nameOf),
      'files',
      {
        load: ({ name }) => offerFile(path.join(root, 'files', name)),
        before: before?.files,
      },
    ),
    loadEach(
      placesOf(named, ({ models }) => models, nameOf),
      'models',
      {
        load: ({ name }) => offerModel(path.join(root, 'models', name), cache.models),
        before: before && offeredAlone(before.models),
      },
    ),
  ]);
  return {
    content,
    pictures: pictures.loaded,
    files: files.loaded,
    models: models.loaded,
    missing: new Map(pictures.faulty.map(({ key, part }) => [key, missingPicture(root, part)])),
    problems: [...pictures.problems, ...files.problems, ...models.problems],
  };
}

/** What kept a model from being made may be over. */
const isComplete = ({ problems, models }: Assets): boolean =>
  problems.length === 0 && [...models.values()].every((found) => 'offered' in found);

const offeredAlone = (models: Assets['models']): Assets['models'] =>
  [...models.values()].every((found) => 'offered' in found)
    ? models
    : new Map([...models].filter(([, found]) => 'offered' in found));

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
  { load, before }: { load: (place: P) => Promise<T>; before: ReadonlyMap<string, T> | undefined },
) {
  const loaded = new Map<string, T>();
  const faults = new Map<string, string>();
  const waiting = distinct.entries();
  const loadWaiting = async () => {
    for (const [key, place] of waiting) {
      try {
        loaded.set(key, before?.get(key) ?? (await load(place)));
      } catch (error) {
        faults.set(key, reasonOf(error, folder));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadWaiting));
  const problems: CatalogueProblem[] =
    faults.size === 0
      ? []
      : all().flatMap(({ file, field, key }) => {
          const message = faults.get(key);
          return message === undefined ? [] : [{ file, field, message }];
        });
  const isSame =
    before?.size === loaded.size && [...loaded].every(([key, value]) => before.get(key) === value);
  const faulty = [...faults.keys()].map((key) => ({ ...distinct.get(key)!, key }));
  return { loaded: before && isSame ? before : loaded, problems, faulty };
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

/** Its addresses lead nowhere. */
const missingPicture = (root: string, { file, hd }: { file: string; hd?: string }): OfferedPicture => ({
  ...{ width: 3, height: 2, color: '#808080', bytes: 0, hash: '' },
  ...{ id: path.parse(file).name, name: `${path.parse(file).name}.missing` },
  ...{ path: path.join(root, 'pictures', hd ?? file), hd: false },
});

/** The same object while a picture stays the same: what shows it need not be made again. */
const offeredOf = new WeakMap<PictureFacts, Map<string, OfferedPicture>>();

export async function offerFile(file: string): Promise<OfferedFile> {
  const content = await readFile(file);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { path: file, bytes: content.byteLength, version };
}

function reasonOf(error: unknown, folder: string): string {
  const missing = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  return missing
    ? `the file is not in ${folder}/`
    : `the file in ${folder}/ cannot be read (${error instanceof Error ? error.message : String(error)})`;
}

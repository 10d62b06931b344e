import path from 'node:path';
import type { Picture, PressRelease } from '../../catalogue-files/fields';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import {
  type FileRow,
  filesNamed,
  type ModelRow,
  modelsNamed,
  type PictureRow,
  picturesNamed,
} from '../../files/file-queries';
import type { OfferedFile, OfferedPicture } from '../../media/media-addresses';
import { offerModel } from '../../models/offer-model';
import type { Catalogue, CatalogueProblem, Entry, ReadableContent } from './catalogue-content';

/** The files that public items name. */
export interface Assets {
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  models: Catalogue['foundModels'];
  /** In place of those that are missing, so that the rest of an item is shown. */
  missing: ReadonlyMap<string, OfferedPicture>;
  /** Of files that are missing, or cannot be read. */
  problems: CatalogueProblem[];
}

/** A picture with a large original and the same without it are two pictures. */
export const pictureKey = ({ file, hd = '' }: { file: string; hd?: string | undefined }) => `${file}|${hd}`;

type Found<Row> = ReadonlyMap<string, Row | { fault: string }>;

/** What names stand for; a name that is missing is in no map. */
export interface FindFiles {
  pictures(names: readonly string[]): Promise<Found<PictureRow>>;
  files(names: readonly string[]): Promise<Found<FileRow>>;
  models(names: readonly string[]): Promise<Found<ModelRow>>;
}

export const filesOf = (from: Queries): FindFiles => ({
  pictures: (names) => picturesNamed(from, names),
  files: (names) => filesNamed(from, names),
  models: (names) => modelsNamed(from, names),
});

/**
 * Finds what some content names, with a query for each kind: no file is read. `content` may be a part of the catalogue.
 */
export async function loadAssets(find: FindFiles, content: ReadableContent): Promise<Assets> {
  const named = assetsOf(content);
  const nameOf = ({ name }: PlacedFile) => name;
  // One after the other, as a transaction has one connection.
  const pictures = await loadEach(
    'pictures',
    placesOf(named, partsIn, ({ key }) => key),
    {
      nameOf: ({ part }) => part.hd ?? part.file,
      find: (names) => find.pictures(names),
      offer: (row, { part }) => offerPicture(part, row),
    },
  );
  const files = await loadEach(
    'files',
    placesOf(named, ({ pressReleases }) => pressReleases, nameOf),
    {
      nameOf,
      find: (names) => find.files(names),
      offer: offerFile,
    },
  );
  const models = await loadEach(
    'models',
    placesOf(named, (own) => own.models, nameOf),
    {
      nameOf,
      find: (names) => find.models(names),
      offer: offerModel,
    },
  );
  return {
    pictures: pictures.loaded,
    files: files.loaded,
    models: models.loaded,
    missing: new Map(pictures.faulty.map(({ key, part }) => [key, missingPicture(part)])),
    problems: [...pictures.problems, ...files.problems, ...models.problems],
  };
}

interface PicturePart {
  file: string;
  field: string;
  key: string;
  part: { file: string; hd?: string };
}

/** By day, and in the evening. */
const partsIn = ({ pictures }: NamedAssets): PicturePart[] =>
  pictures.flatMap(({ file, field, picture }) => {
    const { night } = picture;
    const day = { file, field, key: pictureKey(picture), part: picture };
    return night ? [day, { file, field: `${field}.night`, key: pictureKey(night), part: night }] : [day];
  });

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

interface Loading<P, Row, T> {
  nameOf: (place: P) => string;
  find: (names: readonly string[]) => Promise<Found<Row>>;
  offer: (row: Row, place: P) => T;
}

async function loadEach<P extends { file: string; field: string }, Row extends object, T>(
  folder: string,
  { distinct, all }: Places<P>,
  { nameOf, find, offer }: Loading<P, Row, T>,
) {
  const asked = [...distinct.values()].map(nameOf);
  const rows = await find([...new Set(asked)]);
  const loaded = new Map<string, T>();
  const faults = new Map<string, string>();
  for (const [key, place] of distinct) {
    const row = rows.get(nameOf(place));
    if (!row) faults.set(key, `the file is not in ${folder}/`);
    else if ('fault' in row) faults.set(key, `the file in ${folder}/ cannot be read (${row.fault})`);
    else loaded.set(key, offer(row, place));
  }
  const problems: CatalogueProblem[] =
    faults.size === 0
      ? []
      : all().flatMap(({ file, field, key }) => {
          const message = faults.get(key);
          return message === undefined ? [] : [{ file, field, message }];
        });
  const faulty = [...faults.keys()].map((key) => ({ ...distinct.get(key)!, key }));
  return { loaded, problems, faulty };
}

export function offerPicture(part: { file: string; hd?: string }, row: PictureRow): OfferedPicture {
  const { name: file, width, height, color, bytes, hash } = row;
  const id = path.parse(part.file).name;
  const name = `${id}.${hash.slice(0, 8)}`;
  return { ...{ width, height, color, bytes, hash }, id, name, file, hd: part.hd !== undefined };
}

/** Its addresses lead nowhere. */
const missingPicture = ({ file, hd }: { file: string; hd?: string }): OfferedPicture => ({
  ...{ width: 3, height: 2, color: '#808080', bytes: 0, hash: '' },
  ...{ id: path.parse(file).name, name: `${path.parse(file).name}.missing` },
  ...{ file: hd ?? file, hd: false },
});

export const offerFile = ({ name, hash, bytes }: FileRow): OfferedFile => ({
  ...{ file: name, hash, bytes, version: hash.slice(0, 8) },
});

interface PlacedPicture {
  file: string;
  field: string;
  picture: Picture;
}

interface PlacedFile {
  file: string;
  field: string;
  name: string;
}

/** What a file of the catalogue names. */
interface NamedAssets {
  pictures: readonly PlacedPicture[];
  pressReleases: readonly PlacedFile[];
  models: readonly PlacedFile[];
}

/** File by file. */
export function assetsOf(content: ReadableContent): NamedAssets[] {
  const { home, pages } = content;
  return [
    ...(home ? [assetsIn('pages', home)] : []),
    ...FOLDERS.flatMap((folder) =>
      [...content[folder].values()].map((entry) => assetsIn(folder, entry as Naming)),
    ),
    ...[...pages.values()].map((page) => assetsIn('pages', page)),
  ];
}

export const picturesOf = (content: ReadableContent): PlacedPicture[] =>
  assetsOf(content).flatMap(({ pictures }) => pictures);

export const pressReleasesOf = (content: ReadableContent): PlacedFile[] =>
  assetsOf(content).flatMap(({ pressReleases }) => pressReleases);

export const modelsOf = (content: ReadableContent): PlacedFile[] =>
  assetsOf(content).flatMap(({ models }) => models);

type Naming = Entry<{
  picture?: Picture;
  portrait?: Picture;
  pictures?: Picture[];
  news?: { picture: Picture }[];
  press_release?: PressRelease;
  model?: { file: string };
}>;

function assetsIn(folder: string, entry: Naming): NamedAssets {
  const { id, picture, portrait, pictures = [], news = [], press_release, model } = entry;
  const file = `${folder}/${id}.yaml`;
  return {
    pictures: [
      ...(picture ? [{ file, field: 'picture', picture }] : []),
      ...(portrait ? [{ file, field: 'portrait', picture: portrait }] : []),
      ...pictures.map((one, index) => ({ file, field: `pictures.${index}`, picture: one })),
      ...news.map((one, index) => ({ file, field: `news.${index}.picture`, picture: one.picture })),
    ],
    pressReleases: Object.entries(press_release?.file ?? {}).map(([code, name]) => ({
      file,
      field: `press_release.file.${code}`,
      name,
    })),
    models: model ? [{ file, field: 'model.file', name: model.file }] : [],
  };
}

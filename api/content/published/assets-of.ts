import type { Picture, PressRelease } from '../../catalogue-files/fields';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { Entry, ReadableContent } from './catalogue-content';

export interface PlacedPicture {
  file: string;
  field: string;
  picture: Picture;
}

export interface PlacedFile {
  file: string;
  field: string;
  name: string;
}

/** What a file of the catalogue names. */
export interface NamedAssets {
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

export type Naming = Entry<{
  picture?: Picture;
  portrait?: Picture;
  pictures?: Picture[];
  news?: { picture: Picture }[];
  press_release?: PressRelease;
  model?: { file: string };
}>;

/** Entries of files that have not changed stay the same objects, so that of thousands few are looked at. */
const namedByEntry = new WeakMap<Naming, NamedAssets>();

export function assetsIn(folder: string, entry: Naming): NamedAssets {
  const known = namedByEntry.get(entry);
  if (known) return known;
  const { id, picture, portrait, pictures = [], news = [], press_release, model } = entry;
  const file = `${folder}/${id}.yaml`;
  const named = {
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
  namedByEntry.set(entry, named);
  return named;
}

import type { Picture, PressRelease } from '../catalogue-files/fields';
import { FOLDERS } from '../catalogue-files/kinds';
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

export function picturesOf(content: ReadableContent): PlacedPicture[] {
  const { home, pages } = content;
  return [
    ...(home ? shownBy('pages', home) : []),
    ...(home?.news ?? []).map(({ picture }, index) => ({
      file: 'pages/home.yaml',
      field: `news.${index}.picture`,
      picture,
    })),
    ...FOLDERS.flatMap((folder) =>
      [...content[folder].values()].flatMap((entry) => shownBy(folder, entry as Shown)),
    ),
    ...[...pages.values()].flatMap((page) => shownBy('pages', page)),
  ];
}

type Shown = Entry<{ picture?: Picture; portrait?: Picture; pictures?: Picture[] }>;

/** Entries of files that have not changed stay the same objects. */
const placedOf = new WeakMap<Shown, PlacedPicture[]>();

function shownBy(folder: string, entry: Shown): PlacedPicture[] {
  const known = placedOf.get(entry);
  if (known) return known;
  const { id, picture, portrait, pictures = [] } = entry;
  const file = `${folder}/${id}.yaml`;
  const placed = [
    ...(picture ? [{ file, field: 'picture', picture }] : []),
    ...(portrait ? [{ file, field: 'portrait', picture: portrait }] : []),
    ...pictures.map((one, index) => ({ file, field: `pictures.${index}`, picture: one })),
  ];
  placedOf.set(entry, placed);
  return placed;
}

export const pressReleasesOf = (content: ReadableContent): PlacedFile[] =>
  FOLDERS.flatMap((folder) =>
    ([...content[folder].values()] as Entry<{ press_release?: PressRelease }>[]).flatMap(
      ({ id, press_release }) =>
        Object.entries(press_release?.file ?? {}).map(([code, name]) => ({
          file: `${folder}/${id}.yaml`,
          field: `press_release.file.${code}`,
          name,
        })),
    ),
  );

export const modelsOf = ({ works }: Pick<ReadableContent, 'works'>): PlacedFile[] =>
  [...works.values()].flatMap(({ id, model }) =>
    model ? [{ file: `works/${id}.yaml`, field: 'model.file', name: model.file }] : [],
  );

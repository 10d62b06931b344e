import type { Picture, PressRelease } from '../catalogue-files/fields';
import { FOLDERS } from '../catalogue-files/kinds';
import type { Entry, ReadableContent } from './catalogue-content';

/** A picture of the catalogue and where it stands. */
export interface PlacedPicture {
  file: string;
  field: string;
  picture: Picture;
}

/** A press release's file and where it stands. */
export interface PlacedFile {
  file: string;
  field: string;
  name: string;
}

/** Every picture that an entry shows, drafts' included. */
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

/** The fields of an entry that show pictures, whatever its kind. */
type Shown = Entry<{ picture?: Picture; portrait?: Picture; pictures?: Picture[] }>;

function shownBy(folder: string, { id, picture, portrait, pictures = [] }: Shown): PlacedPicture[] {
  const file = `${folder}/${id}.yaml`;
  return [
    ...(picture ? [{ file, field: 'picture', picture }] : []),
    ...(portrait ? [{ file, field: 'portrait', picture: portrait }] : []),
    ...pictures.map((one, index) => ({ file, field: `pictures.${index}`, picture: one })),
  ];
}

/** Every press release of the catalogue, one a language. */
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

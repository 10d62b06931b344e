import type { Picture, PressRelease } from '../catalogue-files/fields';
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
  const one = (file: string, field: string, picture?: Picture): PlacedPicture[] =>
    picture ? [{ file, field, picture }] : [];
  const list = (folder: string, entries: Iterable<Entry<{ pictures?: Picture[] }>>): PlacedPicture[] =>
    [...entries].flatMap(({ id, pictures = [] }) =>
      pictures.map((picture, index) => ({
        file: `${folder}/${id}.yaml`,
        field: `pictures.${index}`,
        picture,
      })),
    );
  const { types, works, creators, events, press, pages, home } = content;
  return [
    ...(home ? list('pages', [home]) : []),
    ...(home?.news ?? []).flatMap(({ picture }, index) =>
      one('pages/home.yaml', `news.${index}.picture`, picture),
    ),
    ...list('works', works.values()),
    ...[...types.values()].flatMap(({ id, picture }) => one(`types/${id}.yaml`, 'picture', picture)),
    ...[...creators.values()].flatMap(({ id, portrait }) => one(`creators/${id}.yaml`, 'portrait', portrait)),
    ...list('events', events.values()),
    ...list('press', press.values()),
    ...list('pages', pages.values()),
  ];
}

/** Every press release of the catalogue, one a language. */
export function pressReleasesOf({ events, press }: ReadableContent): PlacedFile[] {
  const list = (folder: string, entries: Iterable<Entry<{ press_release?: PressRelease }>>) =>
    [...entries].flatMap(({ id, press_release }) =>
      Object.entries(press_release?.file ?? {}).map(([code, name]) => ({
        file: `${folder}/${id}.yaml`,
        field: `press_release.file.${code}`,
        name,
      })),
    );
  return [...list('events', events.values()), ...list('press', press.values())];
}

import path from 'node:path';
import { FOLDERS } from '../../catalogue-files/kinds';
import type { Queries } from '../../database/queries';
import {
  type FileKind,
  type FileRow,
  filesNamed,
  type ModelRow,
  modelsNamed,
  type PictureRow,
  picturesNamed,
} from '../../files/file-queries';
import type { OfferedFile, OfferedPicture } from '../../media/media-addresses';
import { offerModel } from '../../models/offer-model';
import type { OfItem, Shelf, Values } from '../contract/item';
import { textOf, textsOf } from '../shelves';
import { type PlacedPicture, placedPictures } from '../../media/pictures-in';
import type { Catalogue, CatalogueProblem, ReadableContent } from './catalogue-content';
import { fileOf } from './entry';

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
export type FindFiles = { [F in FileKind]: (names: readonly string[]) => Promise<Found<RowOf<F>>> };

export const filesOf = (from: Queries): FindFiles => ({
  pictures: (names) => picturesNamed(from, names),
  files: (names) => filesNamed(from, names),
  models: (names) => modelsNamed(from, names),
});

/** Finds what is named, with a query for each kind: no file is read. */
export async function loadAssets(find: FindFiles, named: readonly PlacedFile[]): Promise<Assets> {
  const problems: CatalogueProblem[] = [];
  const missing = new Map<string, OfferedPicture>();
  const load = async <F extends FileKind, T>(
    folder: F,
    offer: (row: RowOf<F>, part: PicturePart) => T,
  ): Promise<Map<string, T>> => {
    const own = named.filter((place) => place.folder === folder);
    const rows: Found<RowOf<F>> = await find[folder]([...new Set(own.map(({ name }) => name))]);
    const loaded = new Map<string, T>();
    for (const { of, field, name, part } of own) {
      const key = folder === 'pictures' ? pictureKey(part) : name;
      const row = rows.get(name);
      if (row && !('fault' in row)) loaded.set(key, loaded.get(key) ?? offer(row, part));
      else {
        const fault = row ? `in ${folder}/ cannot be read (${row.fault})` : `is not in ${folder}/`;
        problems.push({ file: fileOf(of), field, message: `the file ${fault}` });
        if (folder === 'pictures') missing.set(key, missingPicture(part));
      }
    }
    return loaded;
  };
  // One after the other, as a transaction has one connection.
  const pictures = await load('pictures', (row, part) => offerPicture(part, row));
  const files = await load('files', offerFile);
  const models = await load('models', offerModel);
  return { pictures, files, models, missing, problems };
}

type PicturePart = { file: string; hd?: string };
type RowOf<F extends FileKind> = { pictures: PictureRow; files: FileRow; models: ModelRow }[F];

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

/** A place in which an item names a file. */
interface PlacedFile {
  of: OfItem;
  /** `pictures.0`, `pictures.0.night`, `press_release.file.fr` */
  field: string;
  folder: FileKind;
  /** Of the original. */
  name: string;
  /** As the item names it. */
  part: PicturePart;
  /** What it says of a picture, by day or in the evening. */
  picture?: PlacedPicture;
}

/** All that an item names. @param values of a draft may be anything */
export function placedFiles(of: OfItem, values: Values): PlacedFile[] {
  const { press_release, model } = values as Record<string, { file?: unknown } | null | undefined>;
  const modelFile = textOf(model?.file);
  return [
    ...placedPictures(values)
      .filter(({ path: field, file }) => field !== 'model' && file !== '')
      .map((picture): PlacedFile => {
        const { path: field, file, hd } = picture;
        const part = hd === undefined ? { file } : { file, hd };
        return { of, field, folder: 'pictures', name: hd ?? file, part, picture };
      }),
    ...Object.entries(textsOf(press_release?.file)).map(
      ([code, file]): PlacedFile => ({
        ...{ of, field: `press_release.file.${code}`, folder: 'files', name: file, part: { file } },
      }),
    ),
    ...(modelFile
      ? [{ of, field: 'model.file', folder: 'models' as const, name: modelFile, part: { file: modelFile } }]
      : []),
  ];
}

/** What some content names, which may be a part of the catalogue: item by item. */
export function filesIn({ home, pages, ...content }: ReadableContent): PlacedFile[] {
  const of = (shelf: Shelf) => (entry: object) =>
    placedFiles({ shelf, id: (entry as { id: string }).id }, entry as Values);
  return [
    ...(home ? of('pages')(home) : []),
    ...FOLDERS.flatMap((folder) => [...content[folder].values()].flatMap(of(folder))),
    ...[...pages.values()].flatMap(of('pages')),
  ];
}

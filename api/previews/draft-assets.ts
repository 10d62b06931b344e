import type { Picture } from '../catalogue-files/fields';
import type { Catalogue } from '../content/published/catalogue';
import { offerFile, offerPicture, pictureKey } from '../content/published/assets';
import type { GalleryDatabase } from '../database/database';
import { filesNamed, modelsNamed, picturesNamed } from '../files/file-queries';
import { offerModel } from '../models/offer-model';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import type { Values } from '../content/contract/item';
import { textsOf } from '../content/shelves';

/** Pictures that are remembered; an editor is at a few. */
const MOST = 500;
const NAME = /^(hd\/)?[\w-]+\.(jpe?g|png|webp)$/;

export interface DraftAssets {
  /** By name, as in addresses. */
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  /** Finds pictures and files that no public item shows. @returns a catalogue that has them too */
  withAssetsOf(catalogue: Catalogue, values: Values): Promise<Catalogue>;
}

export function openDraftAssets(database: Pick<GalleryDatabase, 'read'>): DraftAssets {
  const offered = new Map<string, OfferedPicture>();
  const files = new Map<string, OfferedFile>();
  return {
    pictures: offered,
    files,
    async withAssetsOf(catalogue, values) {
      const parts = partsIn(values).filter((part) => !isKnown(catalogue, part));
      const { file: texts } = (values['press_release'] ?? {}) as { file?: unknown };
      const documents = Object.values(textsOf(texts)).filter((name) => !catalogue.offeredFiles.has(name));
      const { file: model } = (values['model'] ?? {}) as { file?: unknown };
      const models = typeof model === 'string' && !catalogue.foundModels.has(model) ? [model] : [];
      const found = await database.read(async (from) => ({
        pictures: await picturesNamed(
          from,
          parts.map(({ file, hd = file }) => hd),
        ),
        files: await filesNamed(from, documents),
        models: await modelsNamed(from, models),
      }));
      // One that is gone is not shown.
      const own = new Map(
        parts.flatMap((part) => {
          const row = found.pictures.get(part.hd ?? part.file);
          return row ? [[pictureKey(part), offerPicture(part, row)] as const] : [];
        }),
      );
      for (const picture of own.values()) keep(offered, picture.name, picture);
      const ownFiles = [...found.files.values()].map(offerFile);
      for (const file of ownFiles) keep(files, file.file, file);
      const ownModels = [...found.models].map(([name, row]) => [name, offerModel(row)] as const);
      return {
        ...catalogue,
        ...(ownModels.length > 0 && { foundModels: new Map([...catalogue.foundModels, ...ownModels]) }),
        ...(ownFiles.length > 0 && {
          offeredFiles: new Map([
            ...catalogue.offeredFiles,
            ...ownFiles.map((file) => [file.file, file] as const),
          ]),
        }),
        pictureOf: (picture) => own.get(pictureKey(picture)) ?? catalogue.pictureOf(picture),
      };
    },
  };
}

type Part = Pick<Picture, 'file' | 'hd'>;

/** The catalogue has those of its own items alone, whatever its type says. */
export const isKnown = ({ pictureOf }: Catalogue, part: Part): boolean =>
  (pictureOf(part) as OfferedPicture | undefined) !== undefined;

/** In each place where a picture may stand. */
function partsIn(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const { file, hd } = value as { file?: unknown; hd?: unknown };
  const isPart = typeof file === 'string' && NAME.test(file) && (hd === undefined || NAME.test(String(hd)));
  const own = isPart ? [hd === undefined ? { file } : { file, hd: String(hd) }] : [];
  return [...own, ...Object.values(value).flatMap(partsIn)];
}

/** The newest alone. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= MOST) return;
    map.delete(oldest);
  }
}

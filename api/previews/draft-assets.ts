import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Picture } from '../catalogue-files/fields';
import type { Catalogue } from '../content/published/catalogue';
import { offerFile, offerPicture, pictureKey } from '../content/published/assets';
import { offerModel } from '../models/offer-model';
import type { ModelCache } from '../models/model-cache';
import type { OfferedFile, OfferedPicture } from '../media/offered-media';
import { measurePicture, type PictureFacts } from '../media/picture-facts';
import type { Values } from '../content/contract/item';
import { textsOf } from '../content/shelves';

/** Pictures that are remembered; an editor is at a few. */
const MOST = 500;
const GLB = /^[\w-]+\.glb$/;
const PDF = /^[^/\\]+\.pdf$/;
const NAME = /^(hd\/)?[\w-]+\.(jpe?g|png|webp)$/;

export interface DraftAssets {
  /** By name, as in addresses. */
  pictures: ReadonlyMap<string, OfferedPicture>;
  files: ReadonlyMap<string, OfferedFile>;
  /** Measures pictures and files that no public item shows. @returns a catalogue that has them too */
  withAssetsOf(catalogue: Catalogue, values: Values): Promise<Catalogue>;
}

/** @param root the catalogue's folder */
export function openDraftAssets(root: string, models: Pick<ModelCache, 'find'>): DraftAssets {
  const offered = new Map<string, OfferedPicture>();
  const files = new Map<string, OfferedFile>();
  const measured = new Map<string, Promise<PictureFacts>>();
  const factsOf = async (file: string): Promise<PictureFacts> => {
    const { mtimeMs, size } = await stat(file);
    const key = `${file}|${mtimeMs}|${size}`;
    const facts = measured.get(key) ?? measurePicture(file);
    measured.set(key, facts);
    keepNewest(measured);
    return facts;
  };
  /** Those of press releases that nothing public offers yet. */
  async function filesOf({ offeredFiles }: Catalogue, values: Values): Promise<Map<string, OfferedFile>> {
    const { file } = (values['press_release'] ?? {}) as { file?: unknown };
    const own = new Map<string, OfferedFile>();
    for (const name of Object.values(textsOf(file))) {
      if (offeredFiles.has(name) || !PDF.test(name)) continue;
      const offered = await offerFile(path.join(root, 'files', name)).catch(() => undefined);
      if (!offered) continue;
      own.set(name, offered);
      files.set(name, offered);
      keepNewest(files);
    }
    return own;
  }
  /** One that nothing public shows yet. Its files are made by the look at it, and found by their name. */
  async function modelOf({ foundModels }: Catalogue, values: Values) {
    const { file } = (values['model'] ?? {}) as { file?: unknown };
    if (typeof file !== 'string' || !GLB.test(file) || foundModels.has(file)) return undefined;
    const found = await offerModel(path.join(root, 'models', file), models).catch(() => undefined);
    return found && ([file, found] as const);
  }
  return {
    pictures: offered,
    files,
    async withAssetsOf(catalogue, values) {
      const own = new Map<string, OfferedPicture>();
      for (const part of partsIn(values)) {
        if (isKnown(catalogue, part) || own.has(pictureKey(part))) continue;
        // One that is no picture, or is gone, is not shown.
        const picture = await offerPicture(root, part, { factsOf }).catch(() => undefined);
        if (!picture) continue;
        own.set(pictureKey(part), picture);
        offered.set(picture.name, picture);
        keepNewest(offered);
      }
      const ownFiles = await filesOf(catalogue, values);
      const ownModel = await modelOf(catalogue, values);
      return {
        ...catalogue,
        ...(ownModel && { foundModels: new Map([...catalogue.foundModels, ownModel]) }),
        ...(ownFiles.size > 0 && { offeredFiles: new Map([...catalogue.offeredFiles, ...ownFiles]) }),
        pictureOf: (picture) => own.get(pictureKey(picture)) ?? catalogue.pictureOf(picture),
      };
    },
  };
}

type Part = Pick<Picture, 'file' | 'hd'>;

/** The catalogue has measured those of its own items alone, whatever its type says. */
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

function keepNewest(map: Map<string, unknown>): void {
  for (const key of map.keys()) {
    if (map.size <= MOST) return;
    map.delete(key);
  }
}

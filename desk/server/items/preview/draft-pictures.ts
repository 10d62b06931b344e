import { stat } from 'node:fs/promises';
import type { Picture } from '../../../../api/catalogue-files/fields';
import type { Catalogue } from '../../../../api/loading/catalogue';
import { offerPicture, pictureKey } from '../../../../api/loading/load-assets';
import type { OfferedPicture } from '../../../../api/media/offered-media';
import { measurePicture, type PictureFacts } from '../../../../api/media/picture-facts';
import type { Values } from '../../../contract/items/item';

/** Pictures that are remembered; an editor is at a few. */
const MOST = 500;
const NAME = /^(hd\/)?[\w-]+\.(jpe?g|png|webp)$/;

export interface DraftPictures {
  /** By name, as in addresses. */
  offered: ReadonlyMap<string, OfferedPicture>;
  /** Measures those that no public item shows. @returns a catalogue that has them too */
  withPicturesOf(catalogue: Catalogue, values: Values): Promise<Catalogue>;
}

/** @param root the catalogue's folder */
export function openDraftPictures(root: string): DraftPictures {
  const offered = new Map<string, OfferedPicture>();
  const measured = new Map<string, Promise<PictureFacts>>();
  const factsOf = async (file: string): Promise<PictureFacts> => {
    const { mtimeMs, size } = await stat(file);
    const key = `${file}|${mtimeMs}|${size}`;
    const facts = measured.get(key) ?? measurePicture(file);
    measured.set(key, facts);
    keepNewest(measured);
    return facts;
  };
  return {
    offered,
    async withPicturesOf(catalogue, values) {
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
      return {
        ...catalogue,
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

import type { Picture } from '../../../api/catalogue-files/fields';
import { picturesOf } from '../../../api/loading/assets-of';
import type { Catalogue } from '../../../api/loading/catalogue';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import type { Shelf } from '../../contract/items/item';
import type { PictureUse } from '../../contract/items/pictures';
import type { DraftRow } from '../items/tables/drafts';

export interface Used {
  uses: PictureUse[];
  alt: Partial<Record<LocaleCode, string>>;
  credit: string | null;
  undescribed: LocaleCode[];
  /** File of its evening picture. */
  night: string | null;
}

type Titled = { title?: PictureUse['title']; name?: string; id: string; slug?: PictureUse['title'] };

const kept = new WeakMap<Catalogue, ReadonlyMap<string, Used>>();

/** By name of the file, in the published catalogue. */
export function usesIn(catalogue: Catalogue): ReadonlyMap<string, Used> {
  const known = kept.get(catalogue);
  if (known) return known;
  const uses = new Map<string, Used>();
  for (const { file, picture } of picturesOf(catalogue)) {
    const [shelf = '', id = ''] = file.replace(/\.yaml$/, '').split('/');
    const item = itemOf(catalogue, shelf, id);
    const title = item?.title ?? { en: item?.name ?? id, fr: item?.name ?? id };
    const locales = LOCALE_CODES.filter((code) => !item?.slug || item.slug[code]);
    const add = (part: PictureUse['part'], { file: name, alt }: Pick<Picture, 'file' | 'alt'>) => {
      const used = uses.get(name) ?? {
        uses: [],
        alt,
        credit: picture.credit ?? null,
        undescribed: [],
        night: null,
      };
      used.uses.push({ shelf: shelf as Shelf, id, title, part });
      const isSilent = (code: LocaleCode) =>
        !alt[code]?.trim() || (part === 'day' && picture.night?.alt[code] === '');
      const lacks = locales.filter((code) => isSilent(code) && !used.undescribed.includes(code));
      uses.set(name, {
        ...used,
        undescribed: [...used.undescribed, ...lacks],
        night: (part === 'day' && picture.night?.file) || used.night,
      });
    };
    add('day', picture);
    if (picture.night) add('evening', picture.night);
  }
  kept.set(catalogue, uses);
  return uses;
}

function itemOf(catalogue: Catalogue, shelf: string, id: string): Titled | undefined {
  if (shelf === 'pages') return id === 'home' ? catalogue.home : catalogue.pages.get(id);
  const items = catalogue[shelf as 'works'] as ReadonlyMap<string, Titled>;
  return items.get(id);
}

/** Those that published files offer in full size; they may be others than those that are shown. */
export const originalsIn = (catalogue: Catalogue): ReadonlySet<string> =>
  new Set(picturesOf(catalogue).flatMap(({ picture }) => picture.hd ?? []));

/** Whether a draft names it: what is being written must not lose its picture. */
export const isInDrafts = (drafts: readonly DraftRow[], file: string): boolean =>
  drafts.some(({ changes }) => JSON.stringify(changes).includes(JSON.stringify(file)));

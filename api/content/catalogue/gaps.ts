import type { Picture } from '../../catalogue-files/fields';
import type { Collection } from '../../../src/contract/kinds/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { Gap } from '../../desk/contract/today';

/** As in the catalogue, or as in a draft, which may lack anything. */
export interface GapsItem {
  pictures?: readonly Picture[];
  portrait?: Picture;
  dimensions?: object;
  creators?: readonly string[];
  type?: string;
}

const MEASURES = ['height', 'width', 'depth', 'diameter', 'note'];

/** How often each occurs: once, and for each picture that has no description in a language of the item. */
export function gapsOf(
  collection: Collection,
  item: GapsItem,
  locales: readonly LocaleCode[],
): ReadonlyMap<Gap, number> {
  const found = new Map<Gap, number>();
  const note = (gap: Gap, count: number) => void (count > 0 && found.set(gap, count));
  note('french', locales.includes('fr') ? 0 : 1);
  note('english', locales.includes('en') ? 0 : 1);
  note('alt', undescribed(item, locales));
  if (collection !== 'works') return found;
  const { dimensions = {}, pictures = [] } = item;
  note('dimensions', MEASURES.some((key) => key in dimensions) ? 0 : 1);
  note('picture', pictures.length > 0 ? 0 : 1);
  // One that is a draft yet is one all the same.
  note('creator', (item.creators ?? []).length > 0 ? 0 : 1);
  note('type', item.type ? 0 : 1);
  return found;
}

function undescribed({ pictures = [], portrait }: GapsItem, locales: readonly LocaleCode[]): number {
  const lacks = ({ alt }: Partial<Picture>) => locales.some((locale) => !alt?.[locale]?.trim());
  return [...pictures, ...(portrait ? [portrait] : [])].filter(lacks).length;
}

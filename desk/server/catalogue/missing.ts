import type { Catalogue } from '../../../api/loading/catalogue';
import type { Picture } from '../../../api/catalogue-files/fields';
import { COLLECTIONS, type Collection } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { GAPS, type Gap, type Missing } from '../../contract/today';
import { itemLine, itemsOf, type Item } from './item-lines';

/** Items listed for each gap; the count has them all. */
const NAMED = 5;

/** Ordered by what visitors miss most. */
export function missingIn(catalogue: Catalogue, siteUrl: string): Missing[] {
  const found = new Map<Gap, Missing>();
  const note = (gap: Gap, count: number, collection: Collection, item: Item) => {
    if (count === 0) return;
    const missing = found.get(gap) ?? { gap, count: 0, items: [] };
    missing.count += count;
    if (missing.items.length < NAMED) missing.items.push(itemLine(catalogue, siteUrl, collection, item));
    found.set(gap, missing);
  };
  for (const collection of COLLECTIONS)
    for (const item of itemsOf(catalogue, collection).values()) {
      note('french', item.slug['fr'] ? 0 : 1, collection, item);
      note('english', item.slug['en'] ? 0 : 1, collection, item);
      note('alt', undescribed(item), collection, item);
    }
  for (const work of catalogue.works.values()) {
    const { dimensions = {}, creators, pictures = [] } = work;
    const isMeasured = ['height', 'width', 'depth', 'diameter', 'note'].some((key) => key in dimensions);
    note('dimensions', isMeasured ? 0 : 1, 'works', work);
    note('picture', pictures.length > 0 ? 0 : 1, 'works', work);
    note('creator', creators.some((id) => catalogue.creators.has(id)) ? 0 : 1, 'works', work);
  }
  return GAPS.flatMap((gap) => found.get(gap) ?? []);
}

/** Pictures without a description in a language of the item. */
function undescribed({ slug, pictures = [], portrait }: Item): number {
  const shown = LOCALE_CODES.filter((locale) => slug[locale]);
  const lacks = ({ alt }: Pick<Picture, 'alt'>) => shown.some((locale) => !alt[locale]?.trim());
  return [...pictures, ...(portrait ? [portrait] : [])].filter(lacks).length;
}

import type { Catalogue } from '../published/catalogue';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { GAPS, type Gap, type Missing } from '../../desk/contract/today';
import { gapsOf } from './gaps';
import { itemLine, itemsOf } from './item-lines';

/** Items listed for each gap; the count has them all. */
const NAMED = 5;

/** Ordered by what visitors miss most. */
export function missingIn(catalogue: Catalogue, siteUrl: string): Missing[] {
  const found = new Map<Gap, Missing>();
  for (const collection of COLLECTIONS)
    for (const item of itemsOf(catalogue, collection).values()) {
      const locales = LOCALE_CODES.filter((locale) => item.slug[locale]);
      for (const [gap, count] of gapsOf(collection, item, locales)) {
        const missing = found.get(gap) ?? { gap, count: 0, items: [] };
        missing.count += count;
        if (missing.items.length < NAMED) missing.items.push(itemLine(catalogue, siteUrl, collection, item));
        found.set(gap, missing);
      }
    }
  return GAPS.flatMap((gap) => found.get(gap) ?? []);
}

import { COLLECTIONS, KINDS, type Collection } from '../contract/kinds/kinds';
import type { ItemOf, SummaryOf } from '../contract/kinds/shapes';
import type { LocaleCode } from '../contract/locale-codes';

type Lists = { [C in Collection]: (locale: LocaleCode) => Promise<SummaryOf<C>[]> };
type Items = {
  [C in Collection as (typeof KINDS)[C]['one']]: (locale: LocaleCode, slug: string) => Promise<ItemOf<C>>;
};

/** `events(locale)` for a list, `event(locale, slug)` for an item. */
export type CollectionCalls = Lists & Items;

interface CallsOfOne {
  list: (locale: LocaleCode) => unknown;
  one: (locale: LocaleCode, slug: string) => unknown;
}

export const collectionCalls = (make: (collection: Collection) => CallsOfOne): object =>
  Object.fromEntries(
    COLLECTIONS.flatMap((name) => {
      const { list, one } = make(name);
      return [
        [name, list],
        [KINDS[name].one, one],
      ];
    }),
  );

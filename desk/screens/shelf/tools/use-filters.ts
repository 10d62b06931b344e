import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage } from '../../../../api/content/contract/list';
import {
  AVAILABILITIES,
  GAPS,
  shelfSearchOf,
  STATES,
  type ShelfSearch,
} from '../../../app/lists/shelf-search';
import { textIn } from '../../../app/items/title';
import { useLanguage } from '../../../app/words';
import type { Filter } from './filter-menu';
import { SHELF_KINDS, sortWord } from '../shelf-kinds';

export type Look = (change: Partial<Record<keyof ShelfSearch, string | boolean | undefined>>) => void;

/** The filters of a shelf, and the order it stands in, as words. */
export function useFilters(shelf: Collection, search: ShelfSearch, first: ItemPage | undefined, look: Look) {
  const { say, locale } = useLanguage();
  const { isSold, sorts, filters: own } = SHELF_KINDS[shelf];
  const availability: Filter = {
    name: 'availability',
    word: say(search.availability ? `items.${search.availability}` : 'items.availability'),
    value: search.availability,
    of: AVAILABILITIES.map((value) => ({ value, word: say(`items.${value}`) })),
    onChoose: (value) => look({ availability: value }),
  };
  const kinds = (first?.kinds ?? []).map(({ kind, title, count }) => ({
    ...{ value: kind, count },
    word: textIn(title, locale).text,
  }));
  const kind: Filter = {
    name: 'kind',
    word: kinds.find(({ value }) => value === search.kind)?.word ?? search.kind ?? say('items.kind'),
    value: search.kind,
    of: kinds,
    onChoose: (value) => look({ kind: value }),
  };
  const state: Filter = {
    name: 'state',
    word: stateWord(),
    value: search.state,
    of: STATES.map((value) => ({
      value,
      word: say(`items.is.${value}`),
      count: first?.beside.states[value],
    })),
    onChoose: (value) => look({ state: value }),
  };
  /** Short, so that what stands beside it stays where it is. */
  function stateWord(): string {
    if (!search.state) return say('items.state');
    return say(search.state === 'public' ? 'items.is.public' : `items.short.${search.state}`);
  }
  const count = first?.incomplete ?? 0;
  const gap: Filter = {
    name: 'gap',
    word: gapWord(),
    value: search.gap,
    of: [
      { value: 'any', word: say('items.missing'), count },
      ...GAPS.filter((one) => isSold || one === 'french' || one === 'english' || one === 'alt').map(
        (value) => ({
          value,
          word: say(`items.lacks.${value}`),
        }),
      ),
    ],
    onChoose: (value) => look({ gap: value }),
  };
  function gapWord(): string {
    if (search.gap && search.gap !== 'any') return say(`items.lacks.${search.gap}`);
    return count > 0 ? say('items.missingCount', { count }) : say('items.missing');
  }
  const sort: Filter = {
    name: 'sort',
    word: say(sortWord(shelf, search.sort ?? 'order')),
    value: search.sort ?? 'order',
    of: (['order', ...sorts] as const).map((value) => ({ value, word: say(sortWord(shelf, value)) })),
    onChoose: (value) => look({ sort: value === 'order' ? undefined : value, down: undefined }),
    isAlways: true,
  };
  return {
    filters: [
      ...(own.includes('availability') ? [availability] : []),
      ...(own.includes('kind') ? [kind] : []),
      ...[state, gap],
    ],
    sort,
    hasCreators: own.includes('creator'),
  };
}

/** Works are put in order on the wall, where all of them are. */
export const IN_ORDER: ShelfSearch = { view: 'wall' };

/** Whether something is left out. */
export const isFiltered = ({ view: _, sort: __, down: ___, ...filters }: ShelfSearch): boolean =>
  Object.values(filters).some((one) => one !== undefined);

export const withChange = (
  search: ShelfSearch,
  change: Partial<Record<keyof ShelfSearch, string | boolean | undefined>>,
): ShelfSearch => shelfSearchOf({ ...search, ...change });

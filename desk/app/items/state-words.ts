import type { ListedItem } from '../../contract/items/list';
import { useLanguage, type Language } from '../words';

type Stated = Pick<
  ListedItem,
  'state' | 'due' | 'changes' | 'changesIn' | 'gaps' | 'locales' | 'daysLeft' | 'url'
>;

/** What lists say of an item's state, in words. */
export interface StateWords {
  word: string;
  /** Where there is little room. */
  short: string;
  /** How many changes are not public yet; undefined without, and of what was never public. */
  changes: string | undefined;
  isOn: string | undefined;
  lacks: string | undefined;
}

export const useStateWords = (item: Stated): StateWords => stateWords(useLanguage(), item);

function stateWords(language: Language, item: Stated): StateWords {
  const { say, due, date } = language;
  const { state, daysLeft } = item;
  const planned = item.due;
  return {
    word: planned ? say(`items.due.${planned.act}`, { time: due(planned.at) }) : say(`items.is.${state}`),
    short: planned
      ? say(`items.dueShort.${planned.act}`, { day: date(planned.at) })
      : say(state === 'public' ? 'items.is.public' : `items.short.${state}`),
    changes: changesOf(language, item),
    isOn: daysLeft === null || item.url === null ? undefined : say('items.onNow', { count: daysLeft }),
    lacks: lacksOf(language, item),
  };
}

function changesOf({ say }: Language, { changes, changesIn, url }: Stated): string | undefined {
  if (changes === 0 || url === null) return undefined;
  const counted = say('items.changes', { count: changes });
  return changesIn ? say(`items.changesIn.${changesIn}`, { changes: counted }) : counted;
}

function lacksOf({ say }: Language, { gaps, locales, state }: Stated): string | undefined {
  const [only, another] = locales;
  // What is only being written lacks the other language; what is public is as it is meant to be.
  const isOne = only !== undefined && another === undefined && state !== 'draft';
  const words = gaps.map((gap) =>
    isOne && (gap === 'french' || gap === 'english') ? say(`items.only.${only}`) : say(`items.lacks.${gap}`),
  );
  return words.length > 0 ? words.join(', ') : undefined;
}

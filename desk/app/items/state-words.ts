import type { LocaleCode } from '../../../src/contract/locale-codes';
import type { ListedItem } from '../../../api/content/contract/list';
import type { Gap } from '../../../api/desk/contract/today';
import { useLanguage, type Language } from '../words';
import { whoChanged } from './who-changed';

type Stated = Pick<
  ListedItem,
  'state' | 'due' | 'changes' | 'changesIn' | 'changed' | 'writers' | 'gaps' | 'locales' | 'daysLeft' | 'url'
>;

/** What lists say of an item's state, in words. */
export interface StateWords {
  word: string;
  /** Where there is little room. */
  short: string;
  /** How many changes are not public yet; undefined without, and of what was never public. */
  changes: string | undefined;
  /** The same, by whom. */
  changesBy: string | undefined;
  /** The one language that it is in. */
  only: string | undefined;
  isOn: string | undefined;
  /** What keeps it from being public. */
  stops: string | undefined;
  /** What else it is better with. */
  lacks: string | undefined;
}

export const useStateWords = (item: Stated): StateWords => stateWords(useLanguage(), item);

function stateWords(language: Language, item: Stated): StateWords {
  const { say, due, date } = language;
  const { state, daysLeft } = item;
  const planned = item.due;
  return {
    word: planned
      ? say(`items.due.${planned.isHeld ? 'held' : planned.act}`, { time: due(planned.at) })
      : say(`items.is.${state}`),
    short: planned
      ? say(`items.dueShort.${planned.isHeld ? 'held' : planned.act}`, { day: date(planned.at) })
      : say(state === 'public' ? 'items.is.public' : `items.short.${state}`),
    changes: changesOf(language, item),
    changesBy: changesOf(language, item, whoChanged(item, language)),
    only: onlyIn(item) && say('items.only', { language: onlyIn(item)! }),
    isOn: daysLeft === null || item.url === null ? undefined : say('items.onNow', { count: daysLeft }),
    ...lacksOf(language, item),
  };
}

function changesOf(
  { say }: Language,
  { changes, changesIn, url }: Stated,
  name?: string,
): string | undefined {
  if (changes === 0 || url === null) return undefined;
  const what = say('items.changes', { count: changes });
  const counted = name ? say('items.by', { what, name }) : what;
  return changesIn ? say('items.changesIn', { changes: counted, language: changesIn }) : counted;
}

/** What is only being written lacks the other language; what is public is in one as it is meant to be. */
function onlyIn({ locales: [only, another], state }: Stated): LocaleCode | undefined {
  return another === undefined && state !== 'draft' ? only : undefined;
}

/** Nothing is public without. */
const STOPPING: readonly Gap[] = ['creator', 'type'];

function lacksOf({ say }: Language, item: Stated): Pick<StateWords, 'stops' | 'lacks'> {
  const lacking = item.gaps.filter((gap) => !onlyIn(item) || (gap !== 'french' && gap !== 'english'));
  const named = (gaps: readonly Gap[]) =>
    gaps.map((gap) => say(`items.lacks.${gap}`)).join(', ') || undefined;
  return {
    stops: named(lacking.filter((gap) => STOPPING.includes(gap))),
    lacks: named(lacking.filter((gap) => !STOPPING.includes(gap))),
  };
}

import type { Availability } from '../../../src/contract/items/work';
import { SLUG_PATTERN } from '../../../src/contract/text/slug';
import type { ItemState } from '../../../api/content/contract/item';
import type { ListItems, Sort, When } from '../../../api/content/contract/list';
import type { Gap } from '../../../api/desk/contract/today';

/** Filters of a list, as its address has them; what is not there is not asked for. */
export interface ShelfSearch {
  q?: string;
  type?: string;
  /** Id of one who made a work. */
  creator?: string;
  when?: When;
  kind?: string;
  state?: ItemState;
  availability?: Availability;
  gap?: NonNullable<ListItems['gap']>;
  sort?: Sort;
  down?: boolean;
  view?: 'wall';
}

/** Copied from the contract, whose schemas stay out of the browser's code. */
export const STATES: readonly ItemState[] = ['public', 'changed', 'draft', 'scheduled', 'withdrawn'];
export const AVAILABILITIES: readonly Availability[] = ['available', 'sold'];
export const WHENS: readonly When[] = ['now', 'toCome', 'past'];
export const GAPS: readonly Gap[] = ['french', 'english', 'alt', 'dimensions', 'picture', 'creator', 'type'];
const SORTS: readonly Sort[] = ['order', 'title', 'date', 'reference', 'changed'];

/** Length of a search in an address. */
const MOST_WORDS = 200;
const ID = new RegExp(SLUG_PATTERN);

const among = <One>(known: readonly One[], value: unknown): One | undefined =>
  known.find((one) => one === value);

/** What an address says that no list knows is left out. */
export function shelfSearchOf(given: Record<string, unknown>): ShelfSearch {
  const { q, type, creator, kind, view, down } = given;
  const words = (value: unknown) =>
    typeof value === 'string' && value ? value.slice(0, MOST_WORDS) : undefined;
  const id = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined);
  const read = {
    q: words(q),
    type: id(type),
    creator: id(creator),
    when: among(WHENS, given['when']),
    kind: words(kind),
    state: among(STATES, given['state']),
    availability: among(AVAILABILITIES, given['availability']),
    gap: among(['any', ...GAPS] as const, given['gap']),
    sort: among(
      SORTS.filter((sort) => sort !== 'order'),
      given['sort'],
    ),
    down: down === true ? down : undefined,
    view: among(['wall'] as const, view),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

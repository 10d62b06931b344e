import { setImmediate } from 'node:timers/promises';
import type { ItemState } from '../../contract/item';
import type { ItemPage, ListItems } from '../../contract/list';
import { openCounting, type Counts } from '../counts';
import { foundIn } from '../list-page';
import type { Row } from '../row';
import type { PlacedRow } from '../shelf-index';
import { eventsIn } from './events-in';

type Beside = Pick<ItemPage, 'beside' | 'whens' | 'kinds'> & Pick<Counts, 'types' | 'incomplete'>;
interface Known {
  /** Of all on the shelf. */
  of: Counts;
  stateOf: (row: Row) => ItemState;
  now: number;
  isOfEvents: boolean;
}
type Narrow = keyof Pick<ListItems, 'state' | 'type' | 'when' | 'kind' | 'gap'>;

/**
 * What the list would have for each value of a filter beside the others that apply: as many as there are rows once it is chosen.
 *
 * @param all on the shelf
 */
export async function countedBeside(
  all: readonly PlacedRow[],
  { sort: _, down: __, after: ___, ...query }: ListItems,
  { of, stateOf, now, isOfEvents }: Known,
): Promise<Beside> {
  const whenIn = (placed: readonly PlacedRow[]) => (isOfEvents ? eventsIn(placed, now).whens : null);
  const kindsIn = (placed: readonly PlacedRow[]) => (isOfEvents ? eventsIn(placed, now).kinds : []);
  const { types, incomplete, states, total } = of;
  if (Object.values(query).every((one) => one === undefined))
    return { types, incomplete, whens: whenIn(all), kinds: kindsIn(all), beside: { states, all: total } };
  const { state, type, when, kind, gap, ...others } = query;
  const narrow = { state, type, when, kind, gap };
  // Words are looked for once: that takes the time.
  const left = foundIn(all, others, { stateOf, now });
  const without = async (...names: Narrow[]): Promise<readonly PlacedRow[]> => {
    // Each goes through thousands: others are answered between.
    await setImmediate();
    const rest = Object.entries(narrow).filter(
      ([name, value]) => value !== undefined && !names.includes(name as Narrow),
    );
    return rest.length === 0 ? left : foundIn(left, Object.fromEntries(rest) as ListItems, { stateOf, now });
  };
  const countsOf = (placed: readonly PlacedRow[]): Counts => {
    const counting = openCounting();
    for (const { row } of placed) counting.add(row, stateOf(row));
    return counting.counts();
  };
  return {
    types: countsOf(await without('type')).types,
    incomplete: countsOf(await without('gap')).incomplete,
    whens: whenIn(await without('when')),
    kinds: kindsIn(await without('kind')),
    beside: {
      states: countsOf(await without('state')).states,
      all: (await without('type', 'when')).length,
    },
  };
}

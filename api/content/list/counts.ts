import { ITEM_STATES, type ItemState } from '../contract/item';
import type { Row } from './row';

export interface Counts {
  total: number;
  states: Record<ItemState, number>;
  /** By id. */
  types: ReadonlyMap<string, number>;
  incomplete: number;
}

/** Of what is public alone. */
const stateInFile = ({ values }: Row): ItemState => (values['status'] === 'draft' ? 'draft' : 'public');

export const countRows = (rows: Iterable<Row>): Counts => {
  const counting = openCounting();
  for (const row of rows) counting.add(row, stateInFile(row));
  return counting.counts();
};

/**
 * @param of what is public, counted once
 * @param noted ids of those of which the database knows more
 */
export function recounted(
  of: Counts,
  noted: ReadonlySet<string>,
  {
    before,
    after,
    stateOf,
  }: {
    before: (id: string) => Row | undefined;
    after: (id: string) => Row | undefined;
    stateOf: (row: Row) => ItemState;
  },
): Counts {
  const counting = openCounting(of);
  for (const id of noted) {
    const [was, is] = [before(id), after(id)];
    if (was) counting.add(was, stateInFile(was), -1);
    if (is) counting.add(is, stateOf(is));
  }
  return counting.counts();
}

/** @param of what is counted already */
export function openCounting(of?: Counts) {
  const none = Object.fromEntries(ITEM_STATES.map((state) => [state, 0])) as Record<ItemState, number>;
  const states = { ...(of?.states ?? none) };
  const types = new Map(of?.types);
  let { total, incomplete } = of ?? { total: 0, incomplete: 0 };
  return {
    add({ values: { type }, gaps }: Row, state: ItemState, by = 1): void {
      states[state] += by;
      total += by;
      if (gaps.length > 0) incomplete += by;
      if (typeof type === 'string') types.set(type, (types.get(type) ?? 0) + by);
    },
    counts: (): Counts => ({ total, states, types, incomplete }),
  };
}

import type { Queries } from '../../database/queries';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { SHELVES, type OfItem, type Shelf } from '../contract/item';
import { WAITING_STATES, type Waiting } from '../contract/waiting-items';
import { knownItems } from './known-items';
import { listedItems } from './listed-item';
import type { ListPlace } from './list-place';

/** Days for which it is told what was taken off. */
const LATELY_MS = 7 * 24 * 60 * 60 * 1000;
/** Shown as pictures; the counts have them all. */
const SHOWN = 4;

export async function waitingItems(from: Queries, place: ListPlace): Promise<Waiting> {
  const counted = await from
    .selectFrom('listed_items')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('count')])
    .where('state', 'in', WAITING_STATES)
    .groupBy(['kind', 'state'])
    .execute();
  const off = await from
    .selectFrom('listed_items')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('count')])
    .where('state', '=', 'withdrawn')
    .where('changed_at', '>', new Date(place.now - LATELY_MS).toISOString())
    .groupBy('kind')
    .execute();
  const countOf = (rows: readonly { kind: Shelf; count: number }[], shelf: Shelf): number =>
    rows.find(({ kind }) => kind === shelf)?.count ?? 0;
  return {
    items: await latestItems(from, place),
    off: COLLECTIONS.map((shelf) => ({ shelf, count: countOf(off, shelf) })).filter(({ count }) => count > 0),
    counts: SHELVES.flatMap((shelf) =>
      WAITING_STATES.map((state) => {
        const count = countOf(
          counted.filter((one) => one.state === state),
          shelf,
        );
        return { shelf, state, count };
      }),
    ).filter(({ count }) => count > 0),
  };
}

async function latestItems(from: Queries, place: ListPlace): Promise<Waiting['items']> {
  const items: Waiting['items'] = [];
  for (const { shelf, id } of await latestIds(from)) {
    const lines = await listedItems(from, place, shelf, [...(await knownItems(from, shelf, [id])).values()]);
    items.push(...lines.map((line) => ({ ...line, shelf })));
  }
  return items;
}

/** Of each state by its index. */
async function latestIds(from: Queries): Promise<OfItem[]> {
  const found: { kind: Shelf; id: string; changed_at: string }[] = [];
  for (const state of WAITING_STATES)
    found.push(
      ...(await from
        .selectFrom('listed_items')
        .select(['kind', 'id', 'changed_at'])
        .where('state', '=', state)
        .orderBy('changed_at', 'desc')
        .limit(SHOWN)
        .execute()),
    );
  return found
    .sort((one, other) => (one.changed_at < other.changed_at ? 1 : -1))
    .slice(0, SHOWN)
    .map(({ kind, id }) => ({ shelf: kind, id }));
}

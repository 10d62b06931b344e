import type { Queries } from '../../database/queries';
import { inTurn } from '../../database/in-turn';
import { COLLECTIONS, type Collection } from '../../../src/contract/kinds/kinds';
import { GAPS, type Gap, type Missing } from '../../desk/contract/today';
import { itemLines, type LinePlace } from './item-lines';

/** Items listed for each gap; the count has them all. */
const NAMED = 5;

/** Ordered by what visitors miss most. To be asked for once all is listed. */
export async function missingIn(from: Queries, place: LinePlace): Promise<Missing[]> {
  const counts = await from
    .selectFrom('listed_gaps')
    .select(({ fn }) => ['gap', fn.sum<number>('count').as('count')])
    .groupBy('gap')
    .execute();
  const found = GAPS.flatMap((gap) => counts.find((one) => one.gap === gap) ?? []);
  return inTurn(found, async ({ gap, count }) => ({
    ...{ gap, count },
    items: await itemLines(from, place, await firstWith(from, gap)),
  }));
}

/** In the order of the site. */
async function firstWith(from: Queries, gap: Gap): Promise<{ shelf: Collection; id: string }[]> {
  const items: { shelf: Collection; id: string }[] = [];
  for (const shelf of COLLECTIONS) {
    if (items.length === NAMED) break;
    const rows = await from
      .selectFrom('listed_gaps')
      .select('id')
      .where('gap', '=', gap)
      .where('kind', '=', shelf)
      .orderBy('by_order')
      .orderBy('id')
      .limit(NAMED - items.length)
      .execute();
    items.push(...rows.map(({ id }) => ({ shelf, id })));
  }
  return items;
}

import type { Queries } from '../../database/queries';
import type { Finding, OfItem, Values } from '../contract/item';
import { knownItems } from '../list/known-items';
import { textOf } from '../shelves';
import { plainReference } from './plain-reference';

/** Another work that has the same reference, a public one first. To be asked for once all is listed. */
export async function sameReference(from: Queries, { id }: OfItem, values: Values): Promise<Finding[]> {
  const reference = plainReference(textOf(values['reference']));
  if (reference === '') return [];
  for (const column of ['public_reference', 'reference'] as const) {
    const twin = await from
      .selectFrom('listed_items')
      .select('id')
      .where('kind', '=', 'works')
      .where(column, '=', reference)
      .where('id', '<>', id)
      .orderBy('by_order')
      .limit(1)
      .executeTakeFirst();
    const known = twin && (await knownItems(from, 'works', [twin.id])).get(twin.id);
    if (!known) continue;
    const [text = twin.id] = Object.values(known.row.title);
    return [{ path: 'reference', name: 'referenceTwice', text, severity: 'advice', locale: null }];
  }
  return [];
}

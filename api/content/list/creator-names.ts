import { itemsOn } from '../by-shelf';
import type { Queries } from '../../database/queries';
import { draftsOf } from '../drafts/draft-queries';
import { publishedRows } from '../published/item-queries';
import { valuesOf } from '../published/item-text';
import { textOf } from '../shelves';

/** By id, as they are public; of drafts alone as they are written, so that a work shows for whom it waits. */
export async function creatorNames(
  from: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { id, published } of await publishedRows(from, itemsOn('creators', ids))) {
    const name = textOf(valuesOf(published)['name']);
    if (name) names.set(id, name);
  }
  const others = ids.filter((id) => !names.has(id));
  for (const { item, changes } of await draftsOf(from, itemsOn('creators', others))) {
    const name = textOf(changes.find(({ path }) => path === 'name')?.value);
    if (name) names.set(item, name);
  }
  return names;
}

import type { Queries } from '../../database/queries';
import type { ListedItem } from '../contract/list';
import { knownItems } from './known-items';
import { listedItems } from './listed-item';
import type { ListPlace } from './list-place';

/** Works as lists show them, those of drafts alone included; what is not there any more is left out. */
export async function listedWorks(
  from: Queries,
  place: ListPlace,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedItem>> {
  const known = [...(await knownItems(from, 'works', ids)).values()];
  return new Map((await listedItems(from, place, 'works', known)).map((item) => [item.id, item]));
}

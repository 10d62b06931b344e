import { contains } from '../../database/contains';
import { wordsIn } from '../../database/paging';
import type { Queries } from '../../database/queries';
import { fold } from '../../../src/contract/text/fold';
import type { Shelf } from '../contract/item';

/** Ids of items that all words of a search name, as lists find them. Nothing is named by no words. */
export async function listedNamed(from: Queries, shelf: Shelf, searched: string): Promise<string[]> {
  const words = wordsIn(fold(searched));
  if (words.length === 0) return [];
  const rows = await from
    .selectFrom('listed_items')
    .select('id')
    .where('kind', '=', shelf)
    .where((eb) => eb.and(words.map((word) => contains(eb.ref('folded'), word))))
    .execute();
  return rows.map(({ id }) => id);
}

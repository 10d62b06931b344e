import type { Shelf } from '../../../../api/content/contract/item';
import type { ItemPage, ListedItem, ListItems } from '../../../../api/content/contract/list';
import { call } from '../../../app/line/call';

/** Rows of one answer, the most that the server gives. */
const ROWS = 500;

/** All rows of a list, also those that nobody has scrolled to. @throws CallFault */
export async function allOf(shelf: Shelf, query: ListItems): Promise<ListedItem[]> {
  const all: ListedItem[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: ItemPage = await call('GET /items/:shelf', {
      ...{ params: { shelf }, query: { ...query, after, limit: ROWS } },
    });
    all.push(...page.lines);
    after = page.next;
  }
  return all;
}

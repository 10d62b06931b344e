import type { Shelf } from '../../../../api/content/contract/item';
import type { ItemPage, ListedItem, ListItems } from '../../../../api/content/contract/list';
import { call } from '../../../app/line/call';

/** As many as are published at once. */
const MOST = 500;

/** All lines of a list, also those that nobody has scrolled to. @throws CallFault */
export async function allOf(shelf: Shelf, query: ListItems): Promise<ListedItem[]> {
  const all: ListedItem[] = [];
  for (let after: string | null = ''; after !== null && all.length < MOST; ) {
    const page: ItemPage = await call('GET /items/:shelf', { params: { shelf }, query: { ...query, after } });
    all.push(...page.lines);
    after = page.next;
  }
  return all.slice(0, MOST);
}

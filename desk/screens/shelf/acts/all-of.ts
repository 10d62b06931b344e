import type { ItemPage, ListedItem } from '../../../contract/items/list';
import { call } from '../../../app/line/call';

/** As many as are published at once. */
const MOST = 500;

/** All lines of a list, also those that nobody has scrolled to. @param path with a query */
export async function allOf(path: string): Promise<ListedItem[]> {
  const all: ListedItem[] = [];
  for (let next: string | null = ''; next !== null && all.length < MOST; ) {
    const page: ItemPage = await call<ItemPage>(
      'GET',
      next ? `${path}&after=${encodeURIComponent(next)}` : path,
    );
    all.push(...page.lines);
    next = page.next;
  }
  return all.slice(0, MOST);
}

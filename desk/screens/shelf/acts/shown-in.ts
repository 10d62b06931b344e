import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../../api/content/contract/list';
import type { Shelf } from '../../../../api/content/contract/item';
import type { Referring } from '../../../../api/content/contract/publishing';
import { call } from '../../../app/line/call';

/** Items that are asked about; of more, nobody reads what shows each. */
const MOST = 12;

/** Whether visitors see its page. */
export const isOnSite = ({ state }: ListedItem): boolean => state === 'public' || state === 'changed';

/** Sold or available is written into its file, at once: what was never public has none. */
export const hasFile = ({ state }: ListedItem): boolean => state !== 'draft';

/** What visitors come to first. */
const FIRST: readonly Shelf[] = ['pages', 'press', 'events'];
const rank = ({ shelf }: Referring): number => (FIRST.includes(shelf) ? FIRST.indexOf(shelf) : FIRST.length);

/** What shows the items, or links to them, beside their own pages; each once, and none of themselves. */
export async function shownIn(
  shelf: Collection,
  items: readonly ListedItem[],
): Promise<readonly Referring[]> {
  const asked = items.slice(0, MOST).map(async ({ id }) => {
    const answer = await call('GET /items/:shelf/:id/references', { params: { shelf, id } });
    return answer.items ?? [];
  });
  // It is said beside what was done: without an answer that is done all the same.
  const answers = await Promise.allSettled(asked);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const others = found.filter((one) => !(one.shelf === shelf && items.some(({ id }) => id === one.id)));
  // What shows an item counts, also where it has a link to it besides.
  const byLink = others.toSorted((one, other) => Number(other.isLink) - Number(one.isLink));
  const each = new Map(byLink.map((one) => [`${one.shelf}/${one.id}`, one]));
  return [...each.values()].sort((one, other) => rank(one) - rank(other));
}

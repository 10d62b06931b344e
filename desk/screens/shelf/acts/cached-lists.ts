import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ItemPage, ListedItem } from '../../../../api/content/contract/list';
import { queryClient } from '../../../app/data';

type Pages = InfiniteData<ItemPage, string>;

const isOf =
  (shelf: Collection) =>
  ({ queryKey: [path, what] }: { queryKey: QueryKey }): boolean =>
    what === 'pages' && String(path).split('?')[0] === `/items/${shelf}`;

/**
 * Changes what is shown of a shelf before the server has answered.
 * @returns puts back what was shown before
 */
export function changeShown(
  shelf: Collection,
  change: (lines: readonly ListedItem[]) => ListedItem[],
): () => void {
  const lists = { predicate: isOf(shelf) };
  // An answer on its way would bring back what was before.
  void queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<Pages>(lists);
  for (const [key, pages] of before) if (pages) queryClient.setQueryData<Pages>(key, changed(pages, change));
  return () => {
    for (const [key, pages] of before) queryClient.setQueryData(key, pages);
  };
}

/** Pages keep their lengths. */
function changed(pages: Pages, change: (lines: readonly ListedItem[]) => ListedItem[]): Pages {
  const rest = change(pages.pages.flatMap(({ lines }) => lines));
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, lines: rest.splice(0, page.lines.length) })),
  };
}

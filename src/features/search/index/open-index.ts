import { everyItem, findItems, startingPoints, type SearchResults } from './find-items';
import { openSearchIndex } from './search-index';
import type { SearchItem } from './search-item';

/** What can be asked of an index, without the code that answers. */
export interface OpenIndex {
  find: (query: string) => SearchResults;
  start: () => SearchResults['groups'];
  items: () => readonly SearchItem[];
}

/** @throws Error for a text that is no index */
export function openIndex(json: string): OpenIndex {
  const index = openSearchIndex(json);
  let items: readonly SearchItem[] | undefined;
  return {
    find: (query) => findItems(index, query),
    start: () => startingPoints(index),
    items: () => (items ??= everyItem(index)),
  };
}

import { findItems, startingPoints, type SearchResults } from './find-items';
import { openSearchIndex } from './search-index';

/** What can be asked of an index, without the code that answers. */
export interface OpenIndex {
  find: (query: string) => SearchResults;
  start: () => SearchResults['groups'];
}

/** @throws Error for a text that is no index */
export function openIndex(json: string): OpenIndex {
  const index = openSearchIndex(json);
  return { find: (query) => findItems(index, query), start: () => startingPoints(index) };
}

import MiniSearch, { type Options } from 'minisearch';
import type { SearchItem } from './search-item';
import { indexTerms } from './terms';

/** The weightiest first. */
export const SEARCH_FIELDS = [
  'title',
  'creators',
  'type',
  'materials',
  'date',
  'publication',
  'reference',
  'text',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

export interface SearchDocument extends Partial<Record<SearchField, string>> {
  id: number;
  item: SearchItem;
}

export type SearchIndex = MiniSearch<SearchDocument>;

/** The build, which fills an index, and the browser, which opens it, must use the same. */
const OPTIONS: Options<SearchDocument> = {
  fields: [...SEARCH_FIELDS],
  storeFields: ['item'],
  tokenize: indexTerms,
  processTerm: (term) => term,
  searchOptions: {
    boost: Object.fromEntries(SEARCH_FIELDS.map((field, rank) => [field, SEARCH_FIELDS.length - rank])),
    // Queries come as single words.
    tokenize: (term) => [term],
  },
};

export function createSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch(OPTIONS);
  index.addAll(documents);
  return index;
}

/** @throws Error for a text that is no index */
export const openSearchIndex = (json: string): SearchIndex => MiniSearch.loadJSON(json, OPTIONS);

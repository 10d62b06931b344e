import MiniSearch, { type Query } from 'minisearch';
import { SEARCH_FIELDS, type SearchIndex } from './search-index';
import { SEARCH_KINDS, type SearchItem, type SearchKind } from './search-item';
import { queryTerms } from './terms';

/** Why an item was found: the words looked for, and those of the item that were taken for them. */
export interface Match {
  queryTerms: string[];
  terms: string[];
}

export interface Hit {
  item: SearchItem;
  match: Match;
}

export interface SearchResults {
  count: number;
  /** The kinds of which something was found; the best hit of each first. */
  groups: { kind: SearchKind; hits: Hit[] }[];
}

/** Share of a word's letters that may be wrong. */
const FUZZY = 0.2;
/** Names are misspelt by visitors; in long texts any word resembles another. */
const FORGIVING_FIELDS = SEARCH_FIELDS.filter((field) => field !== 'text');

/** Finds what holds all words of a query, as they are, as a word's beginning, or a little misspelt. */
export function findItems(index: SearchIndex, query: string): SearchResults {
  const terms = queryTerms(query);
  const found = terms.length > 0 ? index.search({ combineWith: 'AND', queries: terms.map(asTyped) }) : [];
  const hits = found.map(
    (result): Hit => ({
      item: result.item as SearchItem,
      match: { queryTerms: terms, terms: result.terms },
    }),
  );
  const groups = SEARCH_KINDS.map((kind) => ({ kind, hits: hits.filter(({ item }) => item.kind === kind) }));
  return { count: hits.length, groups: groups.filter((group) => group.hits.length > 0) };
}

/** Kinds with few items, whose names are worth a look before anything is typed. */
const BROWSED: readonly SearchKind[] = ['types', 'creators', 'events'];
const NO_MATCH: Match = { queryTerms: [], terms: [] };

/** Where a visitor may begin who has not typed yet, or has found nothing. */
export function startingPoints(index: SearchIndex): SearchResults['groups'] {
  const items = index.search(MiniSearch.wildcard).map((result) => result.item as SearchItem);
  const hitsOf = (kind: SearchKind): Hit[] =>
    items.filter((item) => item.kind === kind).map((item) => ({ item, match: NO_MATCH }));
  return BROWSED.map((kind) => ({ kind, hits: hitsOf(kind) })).filter(({ hits }) => hits.length > 0);
}

function asTyped(term: string): Query {
  const begun: Query = { queries: [term], prefix: true };
  // 1951 is not 1954 misspelt.
  if (/\p{N}/u.test(term)) return begun;
  return {
    combineWith: 'OR',
    queries: [begun, { queries: [term], fuzzy: FUZZY, fields: FORGIVING_FIELDS }],
  };
}

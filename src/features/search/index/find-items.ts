import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { LocaleCode } from '../../../i18n/locales';
import { SEARCH_FIELDS, type SearchIndex } from './search-index';
import { SEARCH_KINDS, type SearchItem, type SearchKind } from './search-item';
import { soundalikes, swaps } from './misspellings';
import { decadeBegunBy, decadeTerm, splitDecades, type FoundDecade } from './decades';
import { indexTerms, queryTerms } from './terms';

/** Words searched for, and the words of the item that matched them. */
export interface Match {
  queryTerms: string[];
  terms: string[];
}

export interface Hit {
  item: SearchItem;
  match: Match;
  /** Of the item, where its page is in another language than this one. */
  locale?: LocaleCode;
}

/** What a word was taken for when it was not found as typed, or not only. */
export interface Taken {
  typed: string;
  as: { words: string[] } | { decade: number; isBeside?: true };
}

export interface SearchResults {
  count: number;
  taken: Taken[];
  /** Only kinds with hits; the best hit of each first. */
  groups: { kind: SearchKind; hits: Hit[] }[];
}

/** Share of a word's letters that may be wrong. */
const FUZZY = 0.2;
/** Visitors misspell names; in long texts any word resembles another. */
const NAMING_FIELDS = SEARCH_FIELDS.filter((field) => field !== 'text' && field !== 'reference');

/** All words must match: as they are, as a beginning, or a little misspelt. So must all decades. */
export function findItems(index: SearchIndex, query: string): SearchResults {
  const { decades, rest } = splitDecades(query);
  // Beside a decade, stop words are not searched for.
  const typed = decades.length > 0 ? [...new Set(indexTerms(rest))] : queryTerms(rest);
  const readings = typed.map((term) => ({ term, ...readingOf(index, term) }));
  const queries = [...decades.map(decadeQuery), ...readings.map((reading) => reading.query)];
  const found = queries.length > 0 ? index.search({ combineWith: 'AND', queries }) : [];
  const hits = found.map(
    (result): Hit => ({
      item: result.item as SearchItem,
      match: { queryTerms: typed, terms: result.terms },
    }),
  );
  const groups = SEARCH_KINDS.map((kind) => ({ kind, hits: hits.filter(({ item }) => item.kind === kind) }));
  const used = new Set(found.flatMap(({ terms }) => terms));
  const words = readings.flatMap(({ term, taken }): Taken[] => {
    const decade = decadeBesideYear(term, found);
    if (decade !== undefined) return [{ typed: term, as: { decade, isBeside: true } }];
    const as = taken.filter((word) => used.has(word));
    return as.length > 0 ? [{ typed: term, as: { words: as.slice(0, MOST_TAKEN) } }] : [];
  });
  const isAlone = decades.length === 1 && rest.trim() === '';
  const years = decades.map(
    ({ decade, typed: part }): Taken => ({ typed: isAlone ? query.trim() : part, as: { decade } }),
  );
  const taken = [...years, ...words];
  return {
    count: hits.length,
    taken: hits.length > 0 ? taken : [],
    groups: groups.filter((group) => group.hits.length > 0),
  };
}

const MOST_TAKEN = 3;

const ofDecade = (decade: number): Query => ({ queries: [decadeTerm(decade)], fields: ['date'] });

/** 'Lights of the fifties' is found by its own words as well. */
function decadeQuery({ decade, typed }: FoundDecade): Query {
  const asTyped: Query = { queries: queryTerms(typed), combineWith: 'AND', fields: NAMING_FIELDS };
  return { combineWith: 'OR', queries: [ofDecade(decade), asTyped] };
}

/** Undefined where all that was found is of the very year. */
function decadeBesideYear(term: string, found: readonly SearchResult[]): number | undefined {
  const decade = decadeBegunBy(term);
  if (decade === undefined) return undefined;
  const isBeside = ({ terms }: SearchResult) => terms.includes(decadeTerm(decade)) && !terms.includes(term);
  return found.some(isBeside) ? decade : undefined;
}

/** As typed or misspelt if anything begins so; else two letters swapped, the commonest slip, or misspelt, or by its sound; else quite misspelt. */
function readingOf(index: SearchIndex, term: string): { query: Query; taken: string[] } {
  const begun: Query = { queries: [term], prefix: true };
  // 1951 is not 1954 misspelt; 1950 may be meant for its decade, which comes after what is of the year.
  const decade = decadeBegunBy(term);
  if (decade !== undefined)
    return { query: { combineWith: 'OR', queries: [begun, ofDecade(decade)] }, taken: [] };
  if (/\p{N}/u.test(term)) return { query: begun, taken: [] };
  const misspelt: Query = { queries: [term], fuzzy: FUZZY, fields: NAMING_FIELDS };
  if (index.search(begun).length > 0)
    return { query: { combineWith: 'OR', queries: [begun, misspelt] }, taken: [] };
  const swapped: Query = { queries: swaps(term), combineWith: 'OR', prefix: true, fields: NAMING_FIELDS };
  if (index.search(swapped).length > 0) return { query: swapped, taken: wordsFound(index, swapped) };
  // What it was taken for finds what it would have found, spelt well: 'fauteil' the plural as well.
  const near = wordsFound(index, misspelt);
  const meant: Query = { ...swapped, queries: near.length > 0 ? near : soundalikes(term) };
  const taken = wordsFound(index, meant);
  if (taken.length > 0 || term.length < LONG) return { query: meant, taken };
  const far = wordsFound(index, farFrom(term));
  return { query: { ...swapped, queries: far }, taken: far };
}

/** Letters of a word in which two may be wrong: in a shorter one hardly anything would be left. */
const LONG = 6;

/** Two letters wrong, or two swapped and another wrong: 'aplique' for 'appliques', 'guetuer' for 'guetteur'. */
const farFrom = (term: string): Query => ({
  combineWith: 'OR',
  fields: NAMING_FIELDS,
  queries: [
    { queries: [term], fuzzy: 2 },
    { queries: swaps(term), combineWith: 'OR', fuzzy: FUZZY },
  ],
});

function wordsFound(index: SearchIndex, query: Query): string[] {
  const counts = new Map<string, number>();
  for (const { terms } of index.search(query))
    for (const term of terms) counts.set(term, 1 + (counts.get(term) ?? 0));
  return [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
}

const BROWSED: readonly SearchKind[] = ['types', 'creators', 'events'];
const NO_MATCH: Match = { queryTerms: [], terms: [] };

export const everyItem = (index: SearchIndex): SearchItem[] =>
  index.search(MiniSearch.wildcard).map((result) => result.item as SearchItem);

export function startingPoints(index: SearchIndex): SearchResults['groups'] {
  const items = everyItem(index);
  const hitsOf = (kind: SearchKind): Hit[] =>
    items.filter((item) => item.kind === kind).map((item) => ({ item, match: NO_MATCH }));
  return BROWSED.map((kind) => ({ kind, hits: hitsOf(kind) })).filter(({ hits }) => hits.length > 0);
}

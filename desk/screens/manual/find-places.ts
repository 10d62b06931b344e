import type { Query, SearchResult } from 'minisearch';
import { soundalikes, swaps } from '../../../src/features/search/index/misspellings';
import { queryTerms } from '../../../src/features/search/index/terms';
import { markWords, type TextPart } from '../../../src/features/search/results/mark-words';
import type { ManualIndex, Place } from './manual-index';

export interface FoundPlace extends Pick<Place, 'id' | 'chapter'> {
  /** Where the words stand in it, with some of what is around them. */
  excerpt: TextPart[];
}

/**
 * A word is found as it is or as a beginning, else misspelt; accents do not count.
 * @returns places that have all words, else those that have at least half of them; the best first
 */
export function findPlaces(index: ManualIndex, words: string): FoundPlace[] {
  const typed = tellingWords(words);
  if (typed.length === 0) return [];
  const queries = typed.map((term) => readingOf(index, term));
  const byWord = queries.map((query) => new Set(index.search(query).map(({ id }) => id as string)));
  const countAt = (id: string): number => byWord.filter((ids) => ids.has(id)).length;
  const found = index
    .search({ combineWith: 'OR', queries })
    .map((result): Counted => ({ ...result, count: countAt(result.id as string) }));
  const most = Math.max(...found.map(({ count }) => count));
  const least = most === typed.length ? most : typed.length / 2;
  return found
    .filter((place) => place.count >= least && answers(place, found))
    .sort((a, b) => b.count - a.count)
    .map(({ id, chapter, text, terms }) => {
      const parts = markWords(text as string, { queryTerms: typed, terms });
      return { id: id as string, chapter: chapter as string, excerpt: around(parts) };
    });
}

/** What a question is put with, in both languages, besides what no search counts. */
const ASKING = new Set(
  (
    'can could do does how i if is it me my please that this what when where which why you your ' +
    'ce ces cela comment est faut il je ma me mes mon on peut peux pourquoi puis quand que quel quelle qui quoi se vous'
  ).split(' '),
);

/** Without those of a question, unless nothing else has been typed. */
function tellingWords(words: string): string[] {
  const typed = queryTerms(words);
  const telling = typed.filter((word) => !ASKING.has(word));
  return telling.length > 0 ? telling : typed;
}

/**
 * What only the name of a chapter says stands for the chapter, not for its paragraphs; a paragraph that says as much as
 * its chapter stands for itself, unless the name has one of the words.
 */
function answers(place: Counted, found: readonly Counted[]): boolean {
  const isIn = (field: keyof Place) => Object.values(place.match).some((fields) => fields.includes(field));
  if (place['text'] !== '') return isIn('text');
  if (isIn('chapter')) return true;
  return !found.some(
    ({ id, chapter, count }) => id !== place.id && chapter === place['chapter'] && count >= place.count,
  );
}

type Counted = SearchResult & { count: number };

/** Share of a word's letters that may be wrong. */
const FUZZY = 0.25;

function readingOf(index: ManualIndex, term: string): Query {
  const readings: Query[] = [
    { queries: [{ queries: [term], prefix: true }, ...singularOf(term)], combineWith: 'OR' },
    { queries: swaps(term), combineWith: 'OR', prefix: true },
    { queries: [term], fuzzy: FUZZY },
    { queries: soundalikes(term), combineWith: 'OR', prefix: true },
  ];
  // A number is never another one misspelt.
  const fitting = /\p{N}/u.test(term) ? readings.slice(0, 1) : readings;
  return fitting.find((query) => index.search(query).length > 0) ?? readings[0]!;
}

/** 'Rooms' finds the chapter on a room. Short words that end so are mostly others: 'news' is no 'new'. */
const singularOf = (term: string): string[] =>
  /[^s]s$/.test(term) && term.length > 4 ? [term.slice(0, -1)] : [];

/** Most characters shown before the first of the words, and from it on; words stay whole. */
const [BEFORE, AFTER] = [50, 110];

function around(parts: readonly TextPart[]): TextPart[] {
  const first = Math.max(
    0,
    parts.findIndex(({ marked }) => marked),
  );
  const before = parts
    .slice(0, first)
    .map(({ text }) => text)
    .join('');
  const excerpt: TextPart[] = before === '' ? [] : [{ text: endOf(before), marked: false }];
  let left = AFTER;
  for (const part of parts.slice(first)) {
    if (left <= 0) break;
    excerpt.push(
      part.text.length > left
        ? { ...part, text: `${part.text.slice(0, left).replace(/\s+\S*$/, '')}…` }
        : part,
    );
    left -= part.text.length;
  }
  return excerpt;
}

const endOf = (text: string): string =>
  text.length > BEFORE ? `…${text.slice(-BEFORE).replace(/^\S*\s+/, '')}` : text;

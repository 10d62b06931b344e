import MiniSearch, { type Query } from 'minisearch';
import { soundalikes, swaps } from '../../../src/features/search/index/misspellings';
import { indexTerms, queryTerms } from '../../../src/features/search/index/terms';
import { markWords, type TextPart } from '../../../src/features/search/results/mark-words';

/** A chapter (`text` is empty), or a paragraph, an item of a list or a row of a table in it. */
interface Place {
  id: string;
  chapter: string;
  text: string;
}

export interface FoundPlace extends Pick<Place, 'id' | 'chapter'> {
  /** Where the words stand in it, with some of what is around them. */
  excerpt: TextPart[];
}

export type ManualIndex = MiniSearch<Place>;

/** @param html as `desk/vite/manual-pages.ts` makes it */
export function openManualIndex(html: string): ManualIndex {
  const index = new MiniSearch<Place>({
    fields: ['chapter', 'text'],
    storeFields: ['chapter', 'text'],
    tokenize: indexTerms,
    processTerm: (term) => term,
    searchOptions: {
      boost: { chapter: 4 },
      // What a chapter is called comes before what is said in it.
      boostDocument: (_id, _term, place) => (place?.['text'] === '' ? 4 : 1),
      tokenize: (term) => [term],
    },
  });
  index.addAll(placesIn(html));
  return index;
}

function placesIn(html: string): Place[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let chapter = '';
  return [...body.querySelectorAll('[id]')].flatMap((element) => {
    const text = (element.textContent ?? '').trim();
    if (element.localName === 'h2') chapter = text;
    if (text === '') return [];
    return { id: element.id, chapter, text: element.localName === 'h2' ? '' : text };
  });
}

/** All words must match: as they are or as a beginning, else misspelt; accents do not count. The best place first. */
export function findPlaces(index: ManualIndex, words: string): FoundPlace[] {
  const typed = queryTerms(words);
  if (typed.length === 0) return [];
  const queries = typed.map((term) => readingOf(index, term));
  return index.search({ combineWith: 'AND', queries }).flatMap(({ id, chapter, text, terms, match }) => {
    // The chapter itself stands for what only its name says.
    if (text !== '' && !Object.values(match).some((fields) => fields.includes('text'))) return [];
    const parts = markWords(text as string, { queryTerms: typed, terms });
    return { id: id as string, chapter: chapter as string, excerpt: around(parts) };
  });
}

/** Share of a word's letters that may be wrong. */
const FUZZY = 0.25;

function readingOf(index: ManualIndex, term: string): Query {
  const readings: Query[] = [
    { queries: [term], prefix: true },
    { queries: swaps(term), combineWith: 'OR', prefix: true },
    { queries: [term], fuzzy: FUZZY },
    { queries: soundalikes(term), combineWith: 'OR', prefix: true },
  ];
  // A number is never another one misspelt.
  const fitting = /\p{N}/u.test(term) ? readings.slice(0, 1) : readings;
  return fitting.find((query) => index.search(query).length > 0) ?? readings[0]!;
}

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

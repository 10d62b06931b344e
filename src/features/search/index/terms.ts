import { fold } from '../../../contract/text/fold';

/** A word as it is written, accents and all. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Words that stand in every text, in either language, and tell nothing of it. */
const COMMON = new Set(
  'a an and at by for from in of the to with au aux avec dans de des du en et la le les ou par pour sur un une'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A single letter is what an apostrophe leaves of an article; a single figure counts. */
const tells = (word: string): boolean => !COMMON.has(word) && (word.length > 1 || /\p{N}/u.test(word));

/** The words under which a text is found. */
export const indexTerms = (text: string): string[] => wordsOf(text).filter(tells);

/** A decade as it is searched: no year is the beginning of it. */
export const decadeTerm = (decade: number): string => `decade${decade}`;

/** Decades as they are typed, folded: '1950s', '50s', "50's", 'annees 50', 'annees 1950'. */
const DECADE = /\bannees (\d{2}|\d{4})\b|\b(\d{2}|\d{4})\W?s\b/g;

/** 1950 of '50' and of '1950'; undefined of what is no decade. */
function decadeOf(figures: string): number | undefined {
  const decade = Number(figures.length === 2 ? `19${figures}` : figures);
  return decade % 10 === 0 && decade >= 1000 ? decade : undefined;
}

/** What of a query is a decade, and the words that are left of it. */
export function splitDecades(query: string): { decades: number[]; rest: string } {
  const decades: number[] = [];
  const rest = fold(query).replace(DECADE, (whole, after?: string, before?: string) => {
    const decade = decadeOf(after ?? before ?? '');
    if (decade === undefined) return whole;
    decades.push(decade);
    return ' ';
  });
  return { decades, rest };
}

/** A reference in each way of typing it: 'ML 0158' is ml, 0158, 158 and ml0158. */
export function referenceTerms(reference: string): string[] {
  const words = wordsOf(reference);
  const figures = words.flatMap((word) => (/^0+\d/.test(word) ? [word.replace(/^0+/, '')] : []));
  return [...words, ...figures, words.join('')];
}

/** The words that a visitor looks for; while only a first letter or an article is typed, that. */
export function queryTerms(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter(tells);
  return telling.length > 0 ? telling : words;
}

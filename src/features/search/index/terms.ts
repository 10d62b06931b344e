import { fold } from '../../../contract/text/fold';

export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Stop words of both languages. */
const COMMON = new Set(
  'a an and at by for from in of the to with au aux avec dans de des du en et la le les ou par pour sur un une'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A single letter is what an apostrophe leaves of an article; a single digit counts. */
const tells = (word: string): boolean => !COMMON.has(word) && (word.length > 1 || /\p{N}/u.test(word));

export const indexTerms = (text: string): string[] => wordsOf(text).filter(tells);

/** Prefixed, so that no year matches as its beginning. */
export const decadeTerm = (decade: number): string => `decade${decade}`;

/** Folded: '1950s', '50s', "50's", 'annees 50', 'annees 1950'. */
const DECADE = /\bannees (\d{2}|\d{4})\b|\b(\d{2}|\d{4})\W?s\b/g;

/** 1950 for '50' and '1950'; undefined for what is no decade. */
function decadeOf(figures: string): number | undefined {
  const decade = Number(figures.length === 2 ? `19${figures}` : figures);
  return decade % 10 === 0 && decade >= 1000 ? decade : undefined;
}

/** `typed` as it stands in the folded query. */
export interface FoundDecade {
  decade: number;
  typed: string;
}

export function splitDecades(query: string): { decades: FoundDecade[]; rest: string } {
  const decades: FoundDecade[] = [];
  const rest = fold(query).replace(DECADE, (whole, after?: string, before?: string) => {
    const decade = decadeOf(after ?? before ?? '');
    if (decade === undefined) return whole;
    decades.push({ decade, typed: whole });
    return ' ';
  });
  return { decades, rest };
}

/** All ways to type it: 'ML 0158' gives ml, 0158, 158 and ml0158. */
export function referenceTerms(reference: string): string[] {
  const words = wordsOf(reference);
  const figures = words.flatMap((word) => (/^0+\d/.test(word) ? [word.replace(/^0+/, '')] : []));
  return [...words, ...figures, words.join('')];
}

/** Without stop words, unless nothing else has been typed. */
export function queryTerms(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter(tells);
  return telling.length > 0 ? telling : words;
}

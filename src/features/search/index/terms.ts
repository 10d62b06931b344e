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

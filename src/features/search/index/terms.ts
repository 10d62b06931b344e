/** A word as it is written, accents and all. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Letters that are no letter with an accent, and what they are typed as. */
const TYPED_AS: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** Words that stand in every text, in either language, and tell nothing of it. */
const COMMON = new Set(
  'a an and at by for from in of the to with au aux avec dans de des du en et la le les ou par pour sur un une'.split(
    ' ',
  ),
);

/** A text as it is searched: in lower case, without accents. 'Œil-de-bœuf' is 'oeil-de-boeuf'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøßłđ]/g, (letter) => TYPED_AS[letter] ?? letter);

const wordsOf = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A single letter is what an apostrophe leaves of an article; a single figure counts. */
const tells = (word: string): boolean => !COMMON.has(word) && (word.length > 1 || /\p{N}/u.test(word));

/** The words under which a text is found. */
export const indexTerms = (text: string): string[] => wordsOf(text).filter(tells);

/** The words that a visitor looks for; while only a first letter or an article is typed, that. */
export function queryTerms(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter(tells);
  return telling.length > 0 ? telling : words;
}

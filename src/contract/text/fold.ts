/** Letters that are no letter with an accent, and what they are typed as. */
const TYPED_AS: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** A text as it is searched: in lower case, without accents. 'Œil-de-bœuf' is 'oeil-de-boeuf'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøßłđ]/g, (letter) => TYPED_AS[letter] ?? letter);

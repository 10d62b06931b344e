/** Letters that have no decomposition into letter and accent. */
const TYPED_AS: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };

/** For searching: 'Œil-de-bœuf' becomes 'oeil-de-boeuf'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæøßłđ]/g, (letter) => TYPED_AS[letter] ?? letter);

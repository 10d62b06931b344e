/** Letters that have no decomposition into letter and accent: as they are typed where a keyboard lacks them. */
const TYPED_AS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
};

/** In plain letters, as far as there are any, for searches and slugs: 'Œil-de-bœuf' becomes 'oeil-de-boeuf'. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ß-ŧ]/g, (letter) => TYPED_AS[letter] ?? letter);

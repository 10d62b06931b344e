/** Joins what it stands between, and takes no room. */
const WORD_JOINER = '\u2060';

/** A text, or safe HTML, whose ranges of numbers, 'pp. 110–117', do not break after their dash; addresses stay. */
export const joinedRanges = (text: string): string =>
  text.replace(/<[a-z/][^<>]*>|\d–(?=\d)/g, (part) => (part.startsWith('<') ? part : part + WORD_JOINER));

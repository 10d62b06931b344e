const WORD_JOINER = '\u2060';

/** Keeps ranges such as 'pp. 110–117' in text or safe HTML from breaking after the dash; skips URLs. */
export const joinedRanges = (text: string): string =>
  text.replace(/<[a-z/][^<>]*>|\d–(?=\d)/g, (part) => (part.startsWith('<') ? part : part + WORD_JOINER));

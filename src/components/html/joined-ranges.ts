/** Joins what it stands between, and takes no room. */
const WORD_JOINER = '\u2060';

/** A text or HTML whose ranges of numbers, 'pp. 110–117', do not break after their dash. */
export const joinedRanges = (text: string): string => text.replace(/(\d–)(?=\d)/g, `$1${WORD_JOINER}`);

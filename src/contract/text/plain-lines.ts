/**
 * A text as cards and calendars may hold it: line ends are '\n', and what is no character for people - control
 * characters, halves of a pair - is a space.
 */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

/** The same on one line. */
export const oneLine = (text: string): string =>
  plainLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

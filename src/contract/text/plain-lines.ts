/** For vCards and calendars: line ends become '\n', control characters and lone surrogates spaces. */
export const plainLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();

export const oneLine = (text: string): string =>
  plainLines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Whether a picture's description tells anything, be it one word, that its caption does not tell. */
export function saysMore(description: string, caption: string): boolean {
  const told = new Set(wordsOf(caption));
  return wordsOf(description).some((word) => !told.has(word));
}

/** What turns the direction, and the mark that ends it. */
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const ISOLATES = /[\u2066-\u2068]/;

/**
 * The marks that end what a text, or the beginning of one, leaves turned (Unicode Standard Annex 9), in their order; ''
 * when it leaves nothing.
 */
export function openDirections(text: string): string {
  const open: string[] = [];
  for (const [mark] of text.matchAll(TURNS)) {
    if (mark === END_OF_ISOLATE) {
      // It ends what was begun within it, too.
      const begun = open.lastIndexOf(END_OF_ISOLATE);
      if (begun >= 0) open.length = begun;
    } else if (mark === END_OF_EMBEDDING) {
      if (open.at(-1) === END_OF_EMBEDDING) open.pop();
    } else open.push(ISOLATES.test(mark) ? END_OF_ISOLATE : END_OF_EMBEDDING);
  }
  return open.reverse().join('');
}

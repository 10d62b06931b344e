/** Closes embeddings and overrides, not isolates. */
const END_OF_EMBEDDING = '\u202c';
const END_OF_ISOLATE = '\u2069';
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;
const ISOLATES = /[\u2066-\u2068]/;

/** The marks that close a text's open directions (Unicode Standard Annex 9), in order. */
export function openDirections(text: string): string {
  const open: string[] = [];
  for (const [mark] of text.matchAll(TURNS)) {
    if (mark === END_OF_ISOLATE) {
      // It also closes what was opened within the isolate.
      const begun = open.lastIndexOf(END_OF_ISOLATE);
      if (begun >= 0) open.length = begun;
    } else if (mark === END_OF_EMBEDDING) {
      if (open.at(-1) === END_OF_EMBEDDING) open.pop();
    } else open.push(ISOLATES.test(mark) ? END_OF_ISOLATE : END_OF_EMBEDDING);
  }
  return open.reverse().join('');
}

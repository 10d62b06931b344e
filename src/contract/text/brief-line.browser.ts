const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const LINE_END = /\s*[\r\n\u2028\u2029]\s*/g;

/** Replaces brief-line.ts in the browser, without its code for graphemes and bidirectional text. */
export function briefLine(text: string, most: number): string {
  const line = text.replace(TURNS, '').replace(LINE_END, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

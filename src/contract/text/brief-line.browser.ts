/** What turns the direction of letters. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

const LINE_END = /\s*[\r\n\u2028\u2029]\s*/g;

/**
 * Stands in for brief-line.ts in the browser, where what is long has been made brief before: it has no letters of several
 * signs to spare, and takes out what turns the direction.
 */
export function briefLine(text: string, most: number): string {
  const line = text.replace(TURNS, '').replace(LINE_END, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

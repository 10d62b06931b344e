import type { Page } from '../messages/contract/messages';

const PAGE = 50;

/** The last row of the page before, by time and key. */
export type Place = readonly [at: string, key: string];

/** Undefined for the first page, and for a malformed cursor. */
export function placeAfter(after: string | undefined): Place | undefined {
  const [at, ...rest] = (after ?? '').split(' ');
  return at && rest.length > 0 ? [at, rest.join(' ')] : undefined;
}

/** Asks for one row more, to know whether there is a next page. */
export async function pageOf<Row>(
  rows: (limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): Promise<Page<Row>> {
  const found = await rows(PAGE + 1);
  const lines = found.slice(0, PAGE);
  const last = lines.at(-1);
  return { lines, next: found.length > PAGE && last ? placeOf(last).join(' ') : null };
}

/** All of them must be found. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);

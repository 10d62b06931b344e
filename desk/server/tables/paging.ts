import type { Page } from '../../contract/messages';

/** Lines of one page. */
const PAGE = 50;

/** Where a page begins: after a time, and what was kept at that time. */
export type Place = readonly [at: string, key: string];

/** The place that a client gives back as it was told it; undefined for the first page, or what is none. */
export function placeAfter(after: string | undefined): Place | undefined {
  const [at, ...rest] = (after ?? '').split(' ');
  return at && rest.length > 0 ? [at, rest.join(' ')] : undefined;
}

/** Asks for one row more than a page has, and says where the next one begins. */
export function pageOf<Row>(rows: (limit: number) => Row[], placeOf: (row: Row) => Place): Page<Row> {
  const found = rows(PAGE + 1);
  const lines = found.slice(0, PAGE);
  const last = lines.at(-1);
  return { lines, next: found.length > PAGE && last ? placeOf(last).join(' ') : null };
}

/** The words of what is looked for, each of which has to be there. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 8);

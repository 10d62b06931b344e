import type { Finding, Values } from '../../contract/item';
import { daysOf } from '../../list/when';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A first day that was moved without the last one, which changes how long the event is: a move, or meant so. */
export function lastDayLeft(published: Values | undefined, values: Values): Finding[] {
  const [was, is] = [published && daysOf(published), daysOf(values)];
  if (!was || !is || was.last === was.first || is.first === was.first || is.last !== was.last) return [];
  const [before, now] = [was, is].map(
    ({ first, last }) => (Date.parse(last) - Date.parse(first)) / DAY_MS + 1,
  );
  const text = `${before} ${now}`;
  return [{ path: 'ends_on', name: 'lastDayLeft', text, severity: 'advice', locale: null }];
}

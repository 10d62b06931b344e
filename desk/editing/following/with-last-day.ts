import { valueAt } from '../../../api/content/contract/field-path';
import type { Values } from '../../../api/content/contract/item';

interface Change {
  path: string;
  value: unknown;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * The first day of an event with the last one, which is the same as long as there is none, or an earlier one.
 *
 * @param values before the changes
 */
export function withLastDay(values: Values, changes: Change[]): Change[] {
  const first = changes.find(({ path }) => path === 'starts_on')?.value;
  const last = valueAt(values, 'ends_on');
  if (!isDay(first) || (isDay(last) && last >= first)) return changes;
  return [...changes, { path: 'ends_on', value: first }];
}

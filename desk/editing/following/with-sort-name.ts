import { valueAt } from '../../../api/content/contract/field-path';
import type { OpenItem } from '../../../api/content/contract/item';
import { sortName } from '../../../api/content/contract/sort-name';

interface Change {
  path: string;
  value: unknown;
}

/**
 * The name of a creator with what it is sorted as, until that is written otherwise; of who was never public.
 *
 * @param values before the changes
 */
export function withSortName(
  { shelf, published }: Pick<OpenItem, 'shelf' | 'published'>,
  values: Readonly<Record<string, unknown>>,
  changes: Change[],
): Change[] {
  const named = changes.find(({ path }) => path === 'name');
  if (shelf !== 'creators' || published !== null || !named) return changes;
  const before = valueAt(values, 'name');
  const sorted = valueAt(values, 'sort_name') ?? null;
  const follows = sorted === null || sorted === sortName(typeof before === 'string' ? before : '');
  const next = typeof named.value === 'string' ? sortName(named.value) : '';
  return follows ? [...changes, { path: 'sort_name', value: next || null }] : changes;
}

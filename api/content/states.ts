import { isSame, valueAt } from './contract/field-path';
import type { FieldChange, ItemState, Values } from './contract/item';

interface Known {
  /** As it is public; undefined before anything is. */
  published: Values | undefined;
  changes: readonly FieldChange[];
  isScheduled: boolean;
  /** Whether the desk has withdrawn it since it was last published. */
  isWithdrawn: boolean;
}

export function stateOf({ published, changes, isScheduled, isWithdrawn }: Known): ItemState {
  if (isScheduled) return 'scheduled';
  if (!published) return 'draft';
  if (published['status'] === 'draft') return isWithdrawn ? 'withdrawn' : 'draft';
  return changes.length > 0 ? 'changed' : 'public';
}

/** Without those that are public by now, since somebody else wrote the same. */
export const openChanges = <Change extends Pick<FieldChange, 'path' | 'value'>>(
  published: Values | undefined,
  changes: readonly Change[] = [],
): Change[] => changes.filter(({ path, value }) => !isSame(value, valueAt(published ?? {}, path)));

import { isSame, valueAt } from './contract/field-path';
import type { FieldChange, ItemState, Values } from './contract/item';

interface Known {
  /** As the file says; undefined before there is one. */
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

/** Without those that the file has by now, since somebody wrote the same into it by hand. */
export const openChanges = <Change extends Pick<FieldChange, 'path' | 'value'>>(
  published: Values | undefined,
  changes: readonly Change[] = [],
): Change[] => changes.filter(({ path, value }) => !isSame(value, valueAt(published ?? {}, path)));

import { isSame, valueAt, withChanges, withValue } from '../contract/field-path';
import type { Conflict, FieldChange, Values } from '../contract/item';

export interface Merged {
  changes: FieldChange[];
  /** Not taken. */
  conflicts: Conflict[];
}

/**
 * @param kept those of the draft
 * @param saved those of an editor; `before` is what was seen
 * @param by who saved the draft last, and who has written what is public
 * @param me who saves now
 */
export function mergeChanges(
  published: Values,
  kept: readonly FieldChange[],
  saved: readonly FieldChange[],
  by: { draft: string | null; published?: string | null },
  me?: string,
): Merged {
  const conflicts: Conflict[] = [];
  let changes = [...kept];
  for (const { path, before, value } of saved) {
    const inPublic = valueAt(published, path);
    const current = valueAt(withChanges(published, changes), path);
    const own = changes.find((one) => one.path === path);
    // A hand has changed it since, and the editor has seen that.
    const isSettled = own !== undefined && !isSame(own.before, inPublic) && isSame(before, inPublic);
    if (!isSettled && !isSame(before, current) && !isSame(value, current)) {
      conflicts.push({
        path,
        mine: value,
        theirs: current,
        by: isSame(current, inPublic) ? (by.published ?? null) : (own?.by ?? by.draft),
      });
      continue;
    }
    const seen = isSettled || !own || isSame(before, inPublic) ? inPublic : own.before;
    changes = withChange(changes, { path, before: seen, value, ...(me !== undefined && { by: me }) });
  }
  return {
    changes: changes.filter(({ path, value }) => !isSame(value, valueAt(published, path))),
    conflicts,
  };
}

/** A part goes into the field that has been changed as a whole, and a whole takes the place of its parts. */
function withChange(changes: readonly FieldChange[], change: FieldChange): FieldChange[] {
  const { path, value, by } = change;
  const isWithin = (one: FieldChange): boolean => one.path === path || one.path.startsWith(`${path}.`);
  const whole = changes.find((one) => path.startsWith(`${one.path}.`));
  if (whole) {
    const inner = path.slice(whole.path.length + 1);
    const isPart = typeof whole.value === 'object' && whole.value !== null && !Array.isArray(whole.value);
    const next = withValue(isPart ? (whole.value as Values) : {}, inner, value);
    return changes.map((one) =>
      one === whole
        ? {
            ...{ path: one.path, before: one.before, value: Object.keys(next).length > 0 ? next : null },
            ...writers([one], by ?? one.by),
          }
        : one,
    );
  }
  const others = changes.filter((one) => !isWithin(one));
  return [...others, { ...change, ...writers(changes.filter(isWithin), by) }];
}

/** Who corrects what a colleague has written does not make it their own: they are named with it. */
function writers(before: readonly FieldChange[], by: string | undefined): Pick<FieldChange, 'by' | 'also'> {
  const names = new Set(
    before.flatMap((one) => [...(one.also ?? []), ...(one.by === undefined ? [] : [one.by])]),
  );
  const also = [...names].filter((name) => name !== by);
  return { ...(by !== undefined && { by }), ...(also.length > 0 && { also }) };
}

/** Fields of the draft that were changed since in what is public. @param by who has written that */
export const conflictsWith = (
  published: Values,
  changes: readonly FieldChange[],
  by: string | null = null,
): Conflict[] =>
  changes.flatMap(({ path, before, value }) => {
    const theirs = valueAt(published, path);
    const isOpen = !isSame(before, theirs) && !isSame(value, theirs);
    return isOpen ? { path, mine: value, theirs, by } : [];
  });

import type { ListedItem } from '../contract/list';
import { textOf } from '../shelves';
import { stateOf } from '../states';
import { dueOf, listedItem } from './listed-item';
import type { ListPlace } from './list-place';
import type { ShelfIndex } from './shelf-index';
import type { ShelfNotes } from './shelf-notes';

/** Works as lists show them, those of drafts alone included; what is not there any more is left out. */
export function listedWorks(
  place: ListPlace,
  { drafted, rows }: Pick<ShelfIndex, 'drafted' | 'rows'>,
  { drafts, schedules, latest }: ShelfNotes,
  ids: readonly string[],
): ReadonlyMap<string, ListedItem> {
  return new Map(
    ids.flatMap((id) => {
      const draft = drafts.get(id);
      const changed = draft && drafted(draft);
      const row = changed ?? rows.get(id);
      if (!row) return [];
      const version = latest.items.get(id);
      const published = rows.get(id)?.values;
      const state = stateOf({
        published,
        changes: changed ? (draft?.changes ?? []) : [],
        isScheduled: schedules.has(id),
        isWithdrawn: latest.withdrawn.has(id),
      });
      const item = listedItem(place, row, {
        ...{ shelf: 'works', state, published },
        changed: {
          at: (changed && draft?.at) ?? version?.at ?? textOf(row.values['updated_at']),
          by: (changed && draft?.name) ?? version?.by ?? null,
        },
        due: dueOf(schedules.get(id)),
        draft: changed ? draft : undefined,
      });
      return [[id, item] as const];
    }),
  );
}

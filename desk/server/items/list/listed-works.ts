import type { View } from '../../../../api/answers/view';
import type { ListedItem } from '../../../contract/items/list';
import { textOf } from '../shelves';
import { stateOf } from '../states';
import { listedItem } from './listed-item';
import { shelfIndex } from './shelf-index';
import type { ShelfNotes } from './shelf-notes';

/** Works as lists show them, those of drafts alone included; what is not there any more is left out. */
export function listedWorks(
  view: View,
  siteUrl: string,
  { drafts, schedules, latest }: ShelfNotes,
  ids: readonly string[],
): ReadonlyMap<string, ListedItem> {
  const { rows, drafted } = shelfIndex(view.catalogue, 'works');
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
      const item = listedItem(view, row, {
        ...{ siteUrl, shelf: 'works', state, published },
        changed: {
          at: (changed && draft?.at) ?? version?.at ?? textOf(row.values['updated_at']),
          by: (changed && draft?.name) ?? version?.by ?? null,
        },
        dueAt: schedules.get(id)?.at ?? null,
        draft: changed ? (draft?.number ?? null) : null,
      });
      return [[id, item] as const];
    }),
  );
}

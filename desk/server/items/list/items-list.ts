import type { View } from '../../../../api/answers/view';
import type { Shelf } from '../../../contract/items/item';
import type { ItemPage, ListItems } from '../../../contract/items/list';
import { stateOf } from '../states';
import { entriesOn, textOf, textsOf } from '../shelves';
import { listedItem } from './listed-item';
import { recounted } from './counts';
import { foundIn, orderName, pageOf } from './list-page';
import { orderOf } from './orders';
import type { Row } from './row';
import { shelfIndex, withRows } from './shelf-index';
import type { ShelfNotes } from './shelf-notes';

/** @param view the language of who asks */
export function itemsList(
  view: View,
  siteUrl: string,
  shelf: Shelf,
  notes: ShelfNotes,
  query: ListItems,
): ItemPage {
  const { catalogue, lang: locale } = view;
  const { drafts, schedules, latest } = notes;
  const entries = entriesOn(catalogue, shelf);
  const index = shelfIndex(catalogue, shelf);
  const drafted = new Map(
    [...drafts.values()].flatMap((draft) => {
      const row = index.drafted(draft);
      return row ? [[row.id, row] as const] : [];
    }),
  );
  const stateIn = ({ id }: Row) =>
    stateOf({
      published: entries.get(id),
      changes: drafted.has(id) ? drafts.get(id)!.changes : [],
      isScheduled: schedules.has(id),
      isWithdrawn: latest.withdrawn.has(id),
    });
  const changedIn = ({ id, values }: Row) => {
    const draft = drafted.has(id) ? drafts.get(id) : undefined;
    const version = latest.items.get(id);
    return {
      at: draft?.at ?? version?.at ?? textOf(values['updated_at']),
      by: draft?.name ?? version?.by ?? null,
    };
  };

  const { sort = 'order' } = query;
  const versionAt = (row: Row) =>
    latest.items.get(row.id)?.at ?? comparable(textOf(row.values['updated_at']));
  const draftAt = (row: Row) => drafts.get(row.id)?.at ?? versionAt(row);
  const order = orderOf(sort, { shelf, locale, changedAt: draftAt });
  // Kept, so it knows nothing of drafts.
  const lasting = orderOf(sort, { shelf, locale, changedAt: versionAt });
  const base = index.inOrder(orderName(sort, { locale, latest: latest.number }), lasting);
  const found = foundIn(withRows(base, drafted, order), query, stateIn);
  const { rows, next } = pageOf(found, query, order);
  const noted = new Set([...drafted.keys(), ...schedules.keys(), ...latest.withdrawn]);
  const { types, ...counts } = recounted(index.counts, noted, {
    before: (id) => index.rows.get(id),
    after: (id) => drafted.get(id) ?? index.rows.get(id),
    stateOf: stateIn,
  });
  return {
    lines: rows.map((row) =>
      listedItem(view, row, {
        ...{ siteUrl, shelf, state: stateIn(row), changed: changedIn(row) },
        published: entries.get(row.id),
        dueAt: schedules.get(row.id)?.at ?? null,
        draft: drafted.has(row.id) ? (drafts.get(row.id)?.number ?? null) : null,
      }),
    ),
    next,
    count: found.length,
    ...counts,
    types: [...catalogue.types.values()].flatMap(({ id, title }) => {
      const count = types.get(id) ?? 0;
      return count > 0 ? { id, title: textsOf(title), count } : [];
    }),
  };
}

const comparable = (at: string): string => {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
};

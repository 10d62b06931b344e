import type { View } from '../../../../api/answers/view';
import type { Shelf } from '../../../contract/items/item';
import { withChanges } from '../../../contract/items/field-path';
import type { ItemPage, ListItems } from '../../../contract/items/list';
import { openChanges, stateOf } from '../states';
import { entriesOn, textOf, textsOf } from '../shelves';
import { listedItem } from './listed-item';
import { countsOf, orderName, pageOf } from './list-page';
import { orderOf } from './orders';
import { rowOf, type Row } from './row';
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
  const drafted = new Map<string, Row>();
  for (const [id, { changes }] of drafts) {
    const open = openChanges(entries.get(id), changes);
    if (open.length === 0 && entries.has(id)) continue;
    drafted.set(id, rowOf(catalogue, shelf, id, withChanges(entries.get(id) ?? {}, open)));
  }
  const stateIn = ({ id }: Row) =>
    stateOf({
      published: entries.get(id),
      changes: drafted.has(id) ? drafts.get(id)!.changes : [],
      isScheduled: schedules.has(id),
      isWithdrawn: latest.get(id)?.isWithdrawn ?? false,
    });
  const changedIn = ({ id, values }: Row) => {
    const draft = drafted.has(id) ? drafts.get(id) : undefined;
    return {
      at: draft?.at ?? latest.get(id)?.at ?? textOf(values['updated_at']),
      by: draft?.name ?? latest.get(id)?.by ?? null,
    };
  };

  const { sort = 'order' } = query;
  const order = orderOf(sort, { shelf, locale, changedAt: (row) => comparable(changedIn(row).at) });
  const index = shelfIndex(catalogue, shelf);
  // Kept, so it is made of the files alone.
  const ofFiles = { shelf, locale, changedAt: ({ values }: Row) => comparable(textOf(values['updated_at'])) };
  const base = index.inOrder(orderName(sort, locale), orderOf(sort, ofFiles));
  const moved = sort === 'changed' ? [...latest.keys()].flatMap((id) => index.rows.get(id) ?? []) : [];
  const placed = withRows(base, new Map([...moved.map((row) => [row.id, row] as const), ...drafted]), order);
  const { rows, next, count } = pageOf(placed, query, { order, stateOf: stateIn });
  const { types, ...counts } = countsOf(placed, stateIn);
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
    count,
    ...counts,
    types: [...catalogue.types.values()].flatMap(({ id, title }) => {
      const found = types.get(id) ?? 0;
      return found > 0 ? { id, title: textsOf(title), count: found } : [];
    }),
  };
}

const comparable = (at: string): string => {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
};

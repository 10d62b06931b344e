import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../published/catalogue';
import type { Shelf } from '../contract/item';
import type { ListItems } from '../contract/list';
import { entriesOn, textOf } from '../shelves';
import { stateOf } from '../states';
import type { ListPlace } from './list-place';
import { foundIn, orderName } from './list-page';
import { orderOf } from './orders';
import type { Row } from './row';
import { shelfIndex } from './shelf-index';
import type { ShelfNotes } from './shelf-notes';

/** The items of a shelf with their drafts, in the order that is asked for, and those that the filters leave. */
export async function openShelf(
  { view: { catalogue, lang: locale }, now }: ListPlace,
  shelf: Shelf,
  { drafts, schedules, latest }: ShelfNotes,
  asked: ListItems,
) {
  const query = asked.creator ? { ...asked, creator: presentCreator(catalogue, asked.creator) } : asked;
  const entries = entriesOn(catalogue, shelf);
  const index = await shelfIndex(catalogue, shelf);
  const withDrafts = await index.withDrafts(drafts);
  const { rows: drafted } = withDrafts;
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
  const name = orderName(sort, { locale, latest: latest.number });
  const all = await withDrafts.inOrder(name, await index.inOrder(name, lasting), order);
  await setImmediate();
  const found = foundIn(all, query, { stateOf: stateIn, now });
  return { index, entries, drafted, all, found, query, order, stateOf: stateIn, changedIn };
}

/** Its id, also by a slug that it has or had: who comes from the site knows no id. */
export function presentCreator({ creators }: Catalogue, asked: string): string {
  if (creators.has(asked)) return asked;
  const all = [...creators.values()];
  const isNamed = (named: object | undefined) =>
    Object.values(named ?? {})
      .flat()
      .includes(asked);
  const found =
    all.find(({ slug }) => isNamed(slug)) ?? all.find(({ former_slugs }) => isNamed(former_slugs));
  return found?.id ?? asked;
}

const comparable = (at: string): string => {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
};

import type { GalleryDatabase } from '../../database/database';
import type { Queries } from '../../database/queries';
import { itemsOn, listOf, openChanges, stateOf, textOf } from '../shelves';
import { withChanges } from '../contract/field-path';
import type { ItemState, Shelf, Values } from '../contract/item';
import type { ListedItem } from '../contract/list';
import { type DraftRow, draftsOf } from '../drafts/draft-queries';
import { type Entry, entryIn } from '../published/entry';
import { publishedRows } from '../published/item-queries';
import { valuesOf } from '../published/item-text';
import { type ScheduleRow, schedulesOf } from '../schedule/schedule-queries';
import { latestOf } from '../writing/version-queries';
import { type Row, rowOf } from './row';

/** All that lists say of an item. */
export interface KnownItem {
  /** With the changes of its draft. */
  row: Row;
  published: Entry | undefined;
  /** Undefined where the same is public by now. */
  draft: DraftRow | undefined;
  schedule: ScheduleRow | undefined;
  state: ItemState;
  changed: ListedItem['changed'];
}

/** By id, in the order of the ids; without items that are not there. */
export async function knownItems(
  from: Queries,
  shelf: Shelf,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownItem>> {
  const wanted = itemsOn(shelf, ids);
  const entries = new Map((await publishedRows(from, wanted)).map((row) => [row.id, entryIn(row)]));
  const drafts = new Map((await draftsOf(from, wanted)).map((draft) => [draft.item, draft]));
  const schedules = new Map((await schedulesOf(from, wanted)).map((row) => [row.item, row]));
  const latest = await latestOf(from, shelf, ids);
  const items = ids.flatMap((id) => {
    const [published, draft] = [entries.get(id), drafts.get(id)];
    if (!published && !draft) return [];
    const changes = openChanges(published, draft?.changes);
    const isOpen = draft && (!published || changes.length > 0);
    const values: Values = isOpen ? withChanges(published ?? {}, changes) : published!;
    return [{ id, published, draft: isOpen ? draft : undefined, changes, values }];
  });
  const makers =
    shelf === 'works' ? [...new Set(items.flatMap(({ values }) => listOf(values['creators'])))] : [];
  const names = await creatorNames(from, makers);
  return new Map(
    items.map(({ id, published, draft, changes, values }) => {
      const version = latest.get(id);
      const schedule = schedules.get(id);
      const state = stateOf({
        ...{ published, changes, isScheduled: schedule !== undefined },
        isWithdrawn: version?.isWithdrawn ?? false,
      });
      const changed = {
        at: draft?.at ?? version?.at ?? textOf(values['updated_at']),
        by: draft?.name ?? version?.by ?? null,
      };
      return [
        id,
        { row: rowOf(names, shelf, id, values, changes), published, draft, schedule, state, changed },
      ];
    }),
  );
}

/** By id, as they are public; of drafts alone as they are written, so that a work shows for whom it waits. */
export async function creatorNames(
  from: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { id, published } of await publishedRows(from, itemsOn('creators', ids))) {
    const name = textOf(valuesOf(published)['name']);
    if (name) names.set(id, name);
  }
  const others = ids.filter((id) => !names.has(id));
  for (const { item, changes } of await draftsOf(from, itemsOn('creators', others))) {
    const name = textOf(changes.find(({ path }) => path === 'name')?.value);
    if (name) names.set(item, name);
  }
  return names;
}

/** Items of a shelf that are read at once: others are answered between. */
const PAGE = 50;

/** All on a shelf, in the site's order, those that are drafts alone as well. To be asked for once all is listed. */
export async function* eachListed(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
): AsyncGenerator<KnownItem> {
  for await (const page of pagesListed(database, shelf)) yield* page;
}

/** The same, as many as are read at once. */
export async function* pagesListed(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: Shelf,
): AsyncGenerator<KnownItem[]> {
  for (let last: { by_order: string; id: string } | undefined; ; ) {
    const after = last;
    const page = await database.read(async (from) => {
      const rows = await from
        .selectFrom('listed_items')
        .select(['by_order', 'id'])
        .where('kind', '=', shelf)
        .$if(after !== undefined, (rest) =>
          rest.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('by_order', 'id'), '>', tuple(after!.by_order, after!.id)),
          ),
        )
        .orderBy('by_order')
        .orderBy('id')
        .limit(PAGE)
        .execute();
      const ids = rows.map(({ id }) => id);
      return { rows, items: [...(await knownItems(from, shelf, ids)).values()] };
    });
    yield page.items;
    if (page.rows.length < PAGE) return;
    last = page.rows.at(-1);
  }
}

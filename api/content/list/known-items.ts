import { itemsOn } from '../by-shelf';
import type { Queries } from '../../database/queries';
import { withChanges } from '../contract/field-path';
import type { ItemState, Shelf, Values } from '../contract/item';
import type { ListedItem } from '../contract/list';
import { draftsOf, type DraftRow } from '../drafts/draft-queries';
import { entryIn, type Entry } from '../published/entry';
import { publishedRows } from '../published/item-queries';
import { schedulesOf, type ScheduleRow } from '../schedule/schedule-queries';
import { listOf, textOf } from '../shelves';
import { openChanges, stateOf } from '../states';
import { latestOf } from '../writing/latest-version';
import { creatorNames } from './creator-names';
import { rowOf, type Row } from './row';

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

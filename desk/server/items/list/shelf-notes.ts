import type { Statements } from '../../../../api/storage/connection';
import type { Shelf } from '../../../contract/items/item';
import { draftsOn, type DraftRow } from '../tables/drafts';
import type { LatestVersions } from '../tables/latest-versions';
import { allSchedules, type ScheduleRow } from '../tables/schedules';

/** What the database knows of the items of a shelf. */
export interface ShelfNotes {
  drafts: ReadonlyMap<string, DraftRow>;
  schedules: ReadonlyMap<string, ScheduleRow>;
  latest: ReturnType<LatestVersions['on']>;
}

export function shelfNotes(from: Statements, shelf: Shelf, latest: LatestVersions): ShelfNotes {
  return {
    drafts: new Map(draftsOn(from, shelf).map((row) => [row.item, row])),
    schedules: new Map(
      allSchedules(from).flatMap((row) => (row.shelf === shelf ? [[row.item, row] as const] : [])),
    ),
    latest: latest.on(from, shelf),
  };
}

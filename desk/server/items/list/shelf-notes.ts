import type { Statements } from '../../../../api/storage/connection';
import type { Shelf } from '../../../contract/items/item';
import { heldBy } from '../schedule/held';
import { findDraft, type DraftRow } from '../tables/drafts';
import { openLatestVersions, type LatestVersions } from '../tables/latest-versions';
import { allSchedules, type ScheduleRow } from '../tables/schedules';

/** What the database knows of the items of a shelf. */
export interface ShelfNotes {
  /** The same object as long as nobody saves it. */
  drafts: ReadonlyMap<string, DraftRow>;
  schedules: ReadonlyMap<string, ScheduleRow & { isHeld: boolean }>;
  latest: ReturnType<LatestVersions['on']>;
}

export interface NotesReader {
  latest: LatestVersions;
  /** Only for reading transactions. */
  on(from: Statements, shelf: Shelf): ShelfNotes;
}

/** Reads a draft once: an import makes thousands, of up to hundreds of kB each. */
export function openNotes(): NotesReader {
  const latest = openLatestVersions();
  const known = new Map<Shelf, ReadonlyMap<string, DraftRow>>();
  const draftsOn = (from: Statements, shelf: Shelf): ReadonlyMap<string, DraftRow> => {
    const before = known.get(shelf);
    const rows = from.all('SELECT item, number FROM desk_drafts WHERE shelf = ?', shelf) as {
      item: string;
      number: number;
    }[];
    const drafts = new Map(
      rows.flatMap(({ item, number }) => {
        const kept = before?.get(item);
        const draft = kept?.number === number ? kept : findDraft(from, shelf, item);
        return draft ? [[item, draft] as const] : [];
      }),
    );
    known.set(shelf, drafts);
    return drafts;
  };
  return {
    latest,
    on(from, shelf) {
      const drafts = draftsOn(from, shelf);
      const schedules = new Map(
        allSchedules(from)
          .filter((row) => row.shelf === shelf)
          .map((row) => {
            const isHeld = heldBy(from, row, drafts.get(row.item)) !== undefined;
            return [row.item, { ...row, isHeld }] as const;
          }),
      );
      return { drafts, schedules, latest: latest.on(from, shelf) };
    },
  };
}

import { setImmediate } from 'node:timers/promises';
import { isBreathOver } from '../../lanes/in-breaths';
import type { Queries } from '../../database/queries';
import type { GalleryDatabase } from '../../database/database';
import { SHELVES, type Shelf } from '../contract/item';
import { heldBy } from '../schedule/held';
import { draftSaves, findDraft, type DraftRow } from '../drafts/draft-queries';
import { openLatestVersions, type LatestVersions } from '../writing/latest-versions';
import { allSchedules, type ScheduleRow } from '../schedule/schedule-queries';
import { inTurn } from '../../database/in-turn';

/** What the database knows of the items of a shelf. */
export interface ShelfNotes {
  /** The same object as long as nobody saves on this shelf, and the same draft as long as nobody saves it. */
  drafts: ReadonlyMap<string, DraftRow>;
  /** Of each draft, by its item: the number of the save that it is of. */
  saves: Saves;
  schedules: ReadonlyMap<string, ScheduleRow & { isHeld: boolean }>;
  latest: Awaited<ReturnType<LatestVersions['on']>>;
}

export interface NotesReader {
  latest: LatestVersions;
  on(database: Pick<GalleryDatabase, 'read'>, shelf: Shelf): Promise<ShelfNotes>;
}

type Saves = ReadonlyMap<string, number>;

interface KnownDrafts {
  saves: Saves;
  drafts: ReadonlyMap<string, DraftRow>;
}

interface Reading extends KnownDrafts {
  drafts: Map<string, DraftRow>;
  /** Items. */
  left: string[];
}

/** Reads a draft once, and others answer between: an import makes thousands, of up to hundreds of kB each. */
export function openNotes(): NotesReader {
  const latest = openLatestVersions();
  const known = new Map<Shelf, KnownDrafts>();
  /** What was read already is taken from there, where nobody has saved it since. */
  const begin = (saves: Saves, before: readonly (KnownDrafts | undefined)[]): Reading => {
    const reading: Reading = { saves, drafts: new Map(), left: [] };
    for (const [item, save] of saves) {
      const kept = before.find((one) => one?.saves.get(item) === save)?.drafts.get(item);
      if (kept) reading.drafts.set(item, kept);
      else reading.left.push(item);
    }
    return reading;
  };
  /** As many as others wait for. */
  const readOn = async (from: Queries, shelf: Shelf, { left, drafts }: Reading): Promise<void> => {
    const since = performance.now();
    do {
      const item = left.pop();
      const draft = item !== undefined && (await findDraft(from, shelf, item));
      if (draft) drafts.set(draft.item, draft);
    } while (left.length > 0 && !isBreathOver(since));
  };
  return {
    latest,
    async on(database, shelf) {
      let reading: Reading | undefined;
      for (;;) {
        const notes = await database.read(async (from) => {
          const now = await draftSaves(from, shelf);
          let found = known.get(shelf);
          if (!found || !isSame(found.saves, now)) {
            if (!reading || !isSame(reading.saves, now)) reading = begin(now, [reading, found]);
            await readOn(from, shelf, reading);
            if (reading.left.length > 0) return undefined;
            known.set(shelf, (found = reading));
          }
          const { drafts, saves } = found;
          return {
            ...{ drafts, saves, schedules: await schedulesOn(from, shelf, drafts) },
            latest: await latest.on(from, shelf),
          };
        });
        if (notes) return notes;
        await setImmediate();
      }
    },
  };
}

const isSame = (saves: Saves, others: Saves): boolean =>
  saves.size === others.size && [...saves].every(([item, save]) => others.get(item) === save);

/** Of all shelves, those that were saved last first. */
export async function notedDrafts({
  notes,
  database,
}: {
  notes: NotesReader;
  database: Pick<GalleryDatabase, 'read'>;
}): Promise<DraftRow[]> {
  const drafts: DraftRow[] = [];
  for (const shelf of SHELVES)
    for (const one of (await notes.on(database, shelf)).drafts.values()) drafts.push(one);
  return drafts.sort((one, other) => (one.at < other.at ? 1 : -Number(one.at > other.at)));
}

/** As they are in a transaction, a moment after they were noted: what was saved since is read, no more. */
export const draftsNow = async (
  from: Queries,
  shelf: Shelf,
  { drafts, saves }: Pick<ShelfNotes, 'drafts' | 'saves'>,
): Promise<DraftRow[]> =>
  (
    await inTurn(
      [...(await draftSaves(from, shelf))],
      async ([item, save]) =>
        (saves.get(item) === save ? drafts.get(item) : await findDraft(from, shelf, item)) ?? [],
    )
  ).flat();

async function schedulesOn(
  from: Queries,
  shelf: Shelf,
  drafts: ShelfNotes['drafts'],
): Promise<ShelfNotes['schedules']> {
  return new Map(
    await inTurn(
      (await allSchedules(from)).filter((row) => row.shelf === shelf),
      async (row) => {
        const isHeld = (await heldBy(from, row, drafts.get(row.item))) !== undefined;
        return [row.item, { ...row, isHeld }] as const;
      },
    ),
  );
}

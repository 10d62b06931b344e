import type { Statements } from '../../../../api/storage/connection';
import type { Published } from '../../../contract/items/publishing';
import { allows } from '../../../contract/permissions';
import { DeskError } from '../../desk-error';
import type { DeskServices } from '../../desk-services';
import { note } from '../../tables/log';
import { personById } from '../../tables/people';
import { findDraft } from '../tables/drafts';
import { allSchedules, dropSchedule, findSchedule, type ScheduleRow } from '../tables/schedules';
import type { Writer } from '../writing/writer';

const isTaken = ({ refused }: Published): boolean => refused.length === 0;

export interface Schedules {
  /** Does what is due, and waits for the next one. */
  changed(): void;
  close(): Promise<void>;
}

/** ms; clocks jump, and computers sleep. */
const LONGEST_WAIT = 60_000;
/** ms, after a fault that may pass: a full disk, a locked database. */
const AGAIN = 60_000;

/** Publishes and withdraws at its time, as whoever set it. */
export function openSchedules(services: DeskServices, writer: Writer): Schedules {
  const { database, now } = services;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  const changed = () => {
    isAskedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const wait = (ms: number) => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(changed, Math.min(Math.max(ms, 0), LONGEST_WAIT));
    timer.unref();
  };

  async function run(): Promise<void> {
    while (isAskedAgain && !isClosed) {
      isAskedAgain = false;
      try {
        const rows = await database.read(allSchedules);
        let isStuck = false;
        for (const row of rows.filter(isDue))
          try {
            await act(row);
          } catch {
            // What one item meets must not keep the others from their time.
            isStuck = true;
          }
        const left = await database.read(allSchedules);
        const next = left.find((row) => !isStuck || !isDue(row));
        if (next) wait(Date.parse(next.at) - now());
        else if (isStuck) wait(AGAIN);
      } catch {
        wait(AGAIN);
      }
    }
  }

  const isDue = ({ at }: ScheduleRow): boolean => Date.parse(at) <= now();

  async function act(row: ScheduleRow): Promise<void> {
    const { shelf, item, name } = row;
    const actor = { id: row.person, name };
    // Somebody may have taken it away, or set another time, meanwhile.
    const isAsSet = (current: ScheduleRow | undefined) => current?.at === row.at && current.act === row.act;
    if (!isAsSet(await database.read((from) => findSchedule(from, shelf, item)))) return;
    let isDone = false;
    try {
      const { draft, isSeen } = await database.read((from) => draftOf(from, row));
      if (row.act === 'withdraw') isDone = isTaken(await writer.withdraw(shelf, [item], actor));
      else if (isSeen) isDone = isTaken(await writer.publish([{ shelf, id: item, draft }], actor));
    } catch (error) {
      if (!(error instanceof DeskError) || ['diskFull', 'notWritable'].includes(error.fault)) throw error;
    }
    await database.write((to) => {
      if (isAsSet(findSchedule(to, shelf, item))) dropSchedule(to, shelf, item);
      if (!isDone) note(to, actor, 'schedule-failed', { about: item, now: now() });
    });
  }

  /** What somebody wrote since who may not publish is seen by nobody who may. */
  function draftOf(from: Statements, row: ScheduleRow): { draft: number | null; isSeen: boolean } {
    const draft = findDraft(from, row.shelf, row.item);
    const writer = typeof draft?.person === 'number' ? personById(from, draft.person) : undefined;
    const isSeen =
      !draft || draft.number === row.draft || (writer !== undefined && allows(writer.may, 'publish'));
    return { draft: draft?.number ?? null, isSeen };
  }

  return {
    changed,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

import type { Queries } from '../../database/queries';
import { note } from '../../desk/log-queries';
import { effectiveValues, type ItemServices } from '../reading/open-item';
import { findDraft } from '../drafts/draft-queries';
import { keepMissed } from './missed-time-queries';
import { allSchedules, dropSchedule, findSchedule, type ScheduleRow } from './schedule-queries';
import { loggedNames } from '../writing/changes';
import type { Writer } from '../writing/writer';
import { allNewsEnds } from './news-end-queries';
import { endNews } from './news-ends';
import { atItsTime } from './at-its-time';
import { heldBy } from './held';
import { lookAtClock } from './clock-guard';
import { publishedItem } from '../published/item-queries';

export interface Schedules {
  /** Has each process do what is due, and wait for the next one: the first does it. */
  changed(): void;
  close(): Promise<void>;
}

/** ms; clocks jump, computers sleep, and faults pass: a full disk, a locked database. */
const LONGEST_WAIT = 60_000;

/** Publishes, withdraws and takes news off at its time, as whoever set it; nothing while the clock is not trusted. */
export function openSchedules(
  services: Pick<ItemServices, 'database' | 'settings' | 'now' | 'news'>,
  writer: Writer,
): Schedules {
  const { database, now } = services;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isClosed = false;

  const look = () => {
    isAskedAgain = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const wait = (ms: number) => {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(Math.max(ms, 0), LONGEST_WAIT));
    timer.unref();
  };

  async function run(): Promise<void> {
    while (isAskedAgain && !isClosed) {
      isAskedAgain = false;
      try {
        const isHeld = (await lookAtClock(database, now())) !== undefined;
        for (const { act: work } of isHeld ? [] : (await planned()).filter(isDue))
          try {
            await work();
          } catch {
            // What one item meets must not keep the others from their time; it is tried again.
          }
        const next = (await planned()).find((row) => !isDue(row));
        // Also without one: a clock that nobody looks at for long would seem to have jumped.
        wait(next ? Date.parse(next.at) - now() : LONGEST_WAIT);
      } catch {
        wait(LONGEST_WAIT);
      }
    }
  }

  const isDue = ({ at }: { at: string }): boolean => Date.parse(at) <= now();

  /** Earliest first; what is to be published goes before news that ends at the same time. */
  const planned = () =>
    database.read(async (from) =>
      [
        ...(await allSchedules(from)).map((row) => ({ at: row.at, act: () => act(row) })),
        ...(await allNewsEnds(from)).map((row) => ({
          at: row.at,
          act: () => endNews(services, writer, row),
        })),
      ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    );

  async function act(row: ScheduleRow): Promise<void> {
    const { shelf, item } = row;
    // Somebody may have taken it away, or set another time, meanwhile.
    const isAsSet = (current: ScheduleRow | undefined) => current?.at === row.at && current.act === row.act;
    if (!isAsSet(await database.read((from) => findSchedule(from, shelf, item)))) return;
    const outcome = await atItsTime(writer, row, await database.read((from) => draftOf(from, row)));
    const published = await publishedItem(services, { shelf, id: item });
    await database.write(async (to) => {
      // Another process may have done it, or somebody set another time, meanwhile.
      if (!isAsSet(await findSchedule(to, shelf, item))) return;
      await dropSchedule(to, shelf, item);
      if (outcome === 'done') return;
      if (outcome !== 'gone') await keepMissed(to, { ...row, why: outcome });
      const values = effectiveValues(published, await findDraft(to, shelf, item));
      const actor = { id: row.person, name: row.name };
      await note(to, actor, 'schedule-failed', {
        about: loggedNames({ shelf, id: item }, values),
        now: now(),
      });
    });
    if (outcome !== 'done') services.news.tell({ shelf, id: item });
  }

  async function draftOf(
    from: Queries,
    row: ScheduleRow,
  ): Promise<{ draft: number | null; isSeen: boolean }> {
    const draft = await findDraft(from, row.shelf, row.item);
    return { draft: draft?.number ?? null, isSeen: (await heldBy(from, row, draft)) === undefined };
  }

  const stop = database.listen('times', look);
  return {
    changed: () => database.notify({ channel: 'times', about: '' }),
    async close() {
      isClosed = true;
      stop();
      clearTimeout(timer);
      await running;
    },
  };
}

import type { Queries } from '../../database/queries';
import { DeskError } from '../../desk/desk-error';
import type { DeskServices } from '../../desk/desk-services';
import { type Actor, note } from '../../desk/log-queries';
import type { LoggedNames } from '../../people/contract/identity';
import type { MissedTime } from '../contract/item';
import type { NewsEnd } from '../contract/news-end';
import type { Published } from '../contract/publishing';
import { findDraft } from '../drafts/draft-queries';
import { HOME, type KnownNews, newsIn } from '../home-news';
import { publishedItem } from '../published/item-queries';
import { effectiveValues, type ItemServices } from '../reading/open-item';
import { loggedNames, titlesOf } from '../writing/changes';
import type { Writer } from '../writing/writer';
import { heldBy, lookAtClock } from './clock-guard';
import {
  allNewsEnds,
  allSchedules,
  dropNewsEnd,
  dropSchedule,
  findNewsEnd,
  findSchedule,
  keepMissed,
  keepNewsEnd,
  type NewsEndRow,
  type ScheduleRow,
} from './schedule-queries';

export interface Schedules {
  /** Has each process do what is due, and wait for the next one: the first does it. */
  changed(): void;
  close(): Promise<void>;
}

/** ms; clocks jump, computers sleep, and faults pass: a full disk, a locked database. */
const LONGEST_WAIT = 60_000;

/**
 * Publishes, withdraws and takes news off at its time, as whoever set it; nothing while the clock is not trusted. Times go by the
 * clock that all processes share: one whose own is ahead does nothing early.
 */
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
        const isHeld = (await lookAtClock(database)) !== undefined;
        for (const { act: work } of isHeld ? [] : (await planned()).due)
          try {
            await work();
          } catch {
            // What one item meets must not keep the others from their time; it is tried again.
          }
        // Also without one: a clock that nobody looks at for long would seem to have jumped.
        wait((await planned()).untilNext ?? LONGEST_WAIT);
      } catch {
        wait(LONGEST_WAIT);
      }
    }
  }

  /** Earliest first; what is to be published goes before news that ends at the same time. `untilNext`: ms. */
  const planned = () =>
    database.read(async (from) => {
      const time = await from.clock();
      const all = [
        ...(await allSchedules(from)).map((row) => ({ at: row.at, act: () => act(row) })),
        ...(await allNewsEnds(from)).map((row) => ({
          at: row.at,
          act: () => endNews(services, writer, row),
        })),
      ]
        .map((row) => ({ ...row, in: Date.parse(row.at) - time }))
        .sort((one, other) => one.in - other.in);
      return { due: all.filter((row) => row.in <= 0), untilNext: all.find((row) => row.in > 0)?.in };
    });

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

/** `gone`: there is no such item any more. */
type Outcome = 'done' | 'gone' | MissedTime['why'];

/** A full disk passes. What was written while it was planned is seen the next time: another process may have done the same. */
const PASSES: readonly string[] = ['diskFull', 'notWritable', 'changedElsewhere'];

/**
 * Does what was set for a time, as whoever set it.
 *
 * @param draft its number; null without one
 * @param isSeen whether somebody who may publish knows the draft
 * @throws what may pass, and what nobody expected
 */
async function atItsTime(
  writer: Pick<Writer, 'publish' | 'withdraw'>,
  { shelf, item, act, person, name }: ScheduleRow,
  { draft, isSeen }: { draft: number | null; isSeen: boolean },
): Promise<Outcome> {
  const actor = { id: person, name };
  try {
    if (act === 'withdraw') return outcomeOf(await writer.withdraw(shelf, [item], actor), item);
    if (!isSeen) return 'unseen';
    return outcomeOf(await writer.publish([{ shelf, id: item, draft, isAtItsTime: true }], actor), item);
  } catch (error) {
    if (!(error instanceof DeskError) || PASSES.includes(error.fault)) throw error;
    return error.fault === 'notFound' ? 'gone' : 'byHand';
  }
}

function outcomeOf({ refused }: Published, item: string): Outcome {
  if (refused.length === 0) return 'done';
  if (refused.some(({ findings }) => findings.some(({ name }) => name === 'conflict'))) return 'byHand';
  return refused.some(({ id }) => id === item) ? 'unready' : 'needed';
}

const newsTitles = ({ news, said }: KnownNews): LoggedNames => titlesOf(news, { title: said.title });

/**
 * Of a piece that is public, or in the draft, which need not be published for it.
 *
 * @throws DeskError for a time that has passed, and where there is no such piece
 */
export async function setNewsEnd(
  services: DeskServices,
  { news, at }: Pick<NewsEnd, 'news' | 'at'>,
  me: Actor,
): Promise<void> {
  const published = await publishedItem(services, HOME);
  await services.database.write(async (to) => {
    const now = await to.clock();
    if (Date.parse(at) <= now) throw new DeskError('invalid', { fields: ['at'] });
    const written = effectiveValues(published, await findDraft(to, HOME.shelf, HOME.id));
    const pieces = [...newsIn(written), ...newsIn(published?.values ?? {})];
    const piece = pieces.find((one) => one.news === news);
    if (!piece) throw new DeskError('notFound');
    await keepNewsEnd(to, { ...piece, at: new Date(at).toISOString() }, me);
    await note(to, me, 'scheduled', { about: newsTitles(piece), now });
  });
}

export const giveUpNewsEnd = ({ database, now }: DeskServices, news: string, me: Actor): Promise<void> =>
  database.write(async (to) => {
    const row = await findNewsEnd(to, news);
    if (!row) return;
    await dropNewsEnd(to, news);
    await note(to, me, 'unscheduled', { about: newsTitles(row), now: now() });
  });

/** As whoever set it. Where that piece is not public, only the log says that its time has come. @throws what may pass */
async function endNews(
  { database, now, news: told }: Pick<ItemServices, 'database' | 'now' | 'news'>,
  writer: Pick<Writer, 'endNews'>,
  row: NewsEndRow,
): Promise<void> {
  const { news, person, name: by } = row;
  const actor = { id: person, name: by };
  // Somebody may have given it up, or set another time, meanwhile.
  if ((await database.read((from) => findNewsEnd(from, news)))?.at !== row.at) return;
  if (!(await writer.endNews(row, actor)))
    await database.write(async (to) => {
      if ((await findNewsEnd(to, news))?.at !== row.at) return;
      await dropNewsEnd(to, news);
      await note(to, actor, 'news-end-void', { about: newsTitles(row), now: now() });
    });
  told.tell(HOME);
}

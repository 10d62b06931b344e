import type { FastifyInstance } from 'fastify';
import { type Collection, COLLECTIONS } from '../../src/contract/kinds/kinds';
import { lastBackup } from '../backup/manifest';
import { itemLines, type LinePlace } from '../content/item-lines';
import { withChanges } from '../content/contract/field-path';
import { type DraftRow, findDraft } from '../content/drafts/draft-queries';
import { eventsOfNews, newsAdvice } from '../content/findings/news-advice';
import { HOME } from '../content/home-news';
import type { Entry } from '../content/published/entry';
import { findEntry } from '../content/published/item-queries';
import { newsEndsIn } from '../content/reading/news-ends-in';
import { type ItemServices, missedTime } from '../content/reading/open-item';
import { clockHeldUntil, heldBy } from '../content/schedule/clock-guard';
import { allMissed, allNewsEnds, allSchedules } from '../content/schedule/schedule-queries';
import { textOf, textsOf } from '../content/shelves';
import { inTurn } from '../database/in-turn';
import type { Queries } from '../database/queries';
import { mailsHealth, unsentMails } from '../mail/mail-list';
import { allows } from '../people/contract/permissions';
import { signedInOf } from '../people/signed-in';
import type { Site } from '../releases/contract/releases';
import { roomNews } from '../rooms/room-list';
import { addRoutes } from './add-routes';
import {
  type Gap,
  GAPS,
  type Held,
  type HeldClock,
  type Missed,
  type Missing,
  type NewOnes,
  type NewsToEnd,
  type NewsToSee,
  type StuckMails,
  type Today,
  todayRoutes,
} from './contract/today';
import type { DeskServices } from './desk-services';

const NEW_MS = 7 * 24 * 60 * 60 * 1000;
const EDITS = 6;

export function addTodayRoutes(
  app: FastifyInstance,
  services: Pick<ItemServices, keyof DeskServices | 'relisted'> & { readSite: () => Promise<Site> },
): void {
  const { database, settings, relisted, now, mailer, readSite } = services;
  addRoutes(app, todayRoutes, {
    'GET /today': async (request) => {
      const { person } = signedInOf(request);
      const { siteUrl } = settings;
      const place = { siteUrl };
      await relisted();
      const isOwner = allows(person.may, 'everything');
      const [
        site,
        [rows, wishes, subscribers, mails, rooms, missed, held, newsEnds, heldUntil],
        [missing, news, edits],
        backup,
      ] = await Promise.all([
        readSite(),
        database.read(
          async (from) =>
            [
              await newMessages(from, now()),
              await newWishes(from, now()),
              await newSubscribers(from, now()),
              await stuckMails(from, mailer !== undefined),
              await roomNews(from, now()),
              await missedItems(from),
              await heldItems(from),
              await newsToEnd(from, now()),
              await clockHeldUntil(from),
            ] as const,
        ),
        database.read(
          async (from) =>
            [
              await missingIn(from, place),
              await newsToSee(from, siteUrl, now()),
              await lastEdits(from, place),
            ] as const,
        ),
        isOwner ? lastBackup(settings.dataDir) : undefined,
      ]);
      const [about = null] = await database.read((from) =>
        itemLines(
          from,
          place,
          rows.flatMap(({ work: id }) => (id ? { shelf: 'works' as const, id } : [])).slice(0, 1),
        ),
      );
      return {
        ...{ site, siteUrl, mails, rooms, missing, missed, backup: backup ?? null },
        ...{ held, newsEnds, clock: heldUntil === undefined ? null : heldClock(now(), heldUntil) },
        news,
        messages: {
          count: rows.length,
          lastAt: rows[0]?.at ?? null,
          about,
        },
        ...{ wishes, subscribers },
        edits,
      };
    },
  });
}

/** Of all that is public. */
async function lastEdits(from: Queries, place: LinePlace): Promise<Today['edits']> {
  const rows = await from
    .selectFrom('listed_items')
    .select(['kind', 'id', 'updated_at'])
    .where('kind', 'in', COLLECTIONS)
    .where('updated_at', '<>', '')
    .orderBy('updated_at', 'desc')
    .limit(EDITS)
    .execute();
  const edits = await inTurn(rows, async ({ kind, id, updated_at: at }) => {
    const shelf = COLLECTIONS.find((one) => one === kind)!;
    const [item] = await itemLines(from, place, [{ shelf, id }]);
    return item ? { at, item } : [];
  });
  return edits.flat();
}

const heldClock = (now: number, heldUntil: number): HeldClock => ({
  now: new Date(now).toISOString(),
  heldUntil: new Date(heldUntil).toISOString(),
});

const lately = (now: number): string => new Date(now - NEW_MS).toISOString();

const newMessages = (from: Queries, now: number) =>
  from
    .selectFrom('messages')
    .select(['received_at as at', 'work'])
    .where('received_at', '>', lately(now))
    .orderBy('id', 'desc')
    .execute();

const newWishes = (from: Queries, now: number): Promise<NewOnes> =>
  from
    .selectFrom('wishes')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<string | null>('made_at').as('lastAt')])
    .where('made_at', '>', lately(now))
    .where('state', '<>', 'pending')
    .executeTakeFirstOrThrow();

const newSubscribers = (from: Queries, now: number): Promise<NewOnes> =>
  from
    .selectFrom('subscriptions')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<string | null>('subscribed_at').as('lastAt'),
    ])
    .where('subscribed_at', '>', lately(now))
    .where('state', '<>', 'pending')
    .executeTakeFirstOrThrow();

/** Null without failed mails, or mails that wait without a mail server. */
async function stuckMails(from: Queries, isServerSet: boolean): Promise<StuckMails | null> {
  const stuck = (await unsentMails(from)).filter(({ lastError }) => lastError !== null || !isServerSet);
  if (stuck.length === 0) return null;
  const { waiting, waitingSince: since, givenUp } = await mailsHealth(from);
  return { waiting, givenUp, since, reason: stuck.at(-1)?.lastError ?? null, isServerSet };
}

/** What did not happen at its time, and that nobody has seen to; without items that are gone. */
const missedItems = async (from: Queries): Promise<Missed[]> =>
  (
    await inTurn(await allMissed(from), async (row) => {
      const { shelf, item: id } = row;
      const entry = await findEntry(from, { shelf, id });
      const draft = await findDraft(from, shelf, id);
      return entry || draft ? { shelf, id, title: titleOf(entry, draft), ...missedTime(row) } : [];
    })
  ).flat();

/** What will not happen at its time, since somebody has changed it who may not publish. */
const heldItems = async (from: Queries): Promise<Held[]> =>
  (
    await inTurn(await allSchedules(from), async (row) => {
      const { shelf, item: id, at } = row;
      const draft = await findDraft(from, shelf, id);
      const held = await heldBy(from, row, draft);
      if (held === undefined) return [];
      return { shelf, id, title: titleOf(await findEntry(from, { shelf, id }), draft), at, heldBy: held };
    })
  ).flat();

function titleOf(entry: Entry | undefined, draft: DraftRow | undefined): Missed['title'] {
  const { title, name } = withChanges(entry ?? {}, draft?.changes ?? []);
  const named = textOf(name);
  return named ? { en: named, fr: named } : textsOf(title);
}

/** Items listed for each gap; the count has them all. */
const NAMED = 5;

/** Ordered by what visitors miss most. To be asked for once all is listed. */
export async function missingIn(from: Queries, place: LinePlace): Promise<Missing[]> {
  const counts = await from
    .selectFrom('listed_gaps')
    .select(({ fn }) => ['gap', fn.sum<number>('count').as('count')])
    .groupBy('gap')
    .execute();
  const found = GAPS.flatMap((gap) => counts.find((one) => one.gap === gap) ?? []);
  return inTurn(found, async ({ gap, count }) => ({
    ...{ gap, count },
    items: await itemLines(from, place, await firstWith(from, gap)),
  }));
}

/** In the order of the site. */
async function firstWith(from: Queries, gap: Gap): Promise<{ shelf: Collection; id: string }[]> {
  const items: { shelf: Collection; id: string }[] = [];
  for (const shelf of COLLECTIONS) {
    if (items.length === NAMED) break;
    const rows = await from
      .selectFrom('listed_gaps')
      .select('id')
      .where('gap', '=', gap)
      .where('kind', '=', shelf)
      .orderBy('by_order')
      .orderBy('id')
      .limit(NAMED - items.length)
      .execute();
    items.push(...rows.map(({ id }) => ({ shelf, id })));
  }
  return items;
}

/** Of the home page as it is public. @param now Unix ms */
async function newsToSee(from: Queries, siteUrl: string, now: number): Promise<NewsToSee[]> {
  const news = (await findEntry(from, HOME))?.['news'];
  const found = newsAdvice(await eventsOfNews(from, siteUrl, news), now, news);
  return ((news ?? []) as readonly { title?: unknown }[]).flatMap(({ title }, index) => {
    const names = found.filter(({ path }) => path.split('.')[1] === String(index)).map(({ name }) => name);
    return names.length === 0 ? [] : { title: textsOf(title), isOver: names.includes('newsOver') };
  });
}

/** ms that it may take once its time has come. */
const LATE_MS = 60_000;

/** That of a piece of news which is gone is said at the news alone. @param now Unix ms */
async function newsToEnd(from: Queries, now: number): Promise<NewsToEnd[]> {
  const draft = await findDraft(from, HOME.shelf, HOME.id);
  const home = (await findEntry(from, HOME)) ?? {};
  const places = [home, withChanges(home, draft?.changes ?? [])];
  return newsEndsIn(await allNewsEnds(from), places)
    .filter(({ isVoid }) => !isVoid)
    .map((end) => ({ ...end, isLate: Date.parse(end.at) + LATE_MS < now }));
}

import type { FastifyInstance } from 'fastify';
import { lastBackup } from '../backup/last-backup';
import type { Queries } from '../database/queries';
import { mailsHealth, unsentMails } from '../mail/mail-list';
import { COLLECTIONS } from '../../src/contract/kinds/kinds';
import { allows } from '../people/contract/permissions';
import type { Site } from '../releases/contract/releases';
import { type HeldClock, type NewOnes, type StuckMails, todayRoutes } from './contract/today';
import { itemLine, itemsOf } from '../content/catalogue/item-lines';
import { heldItems, missedItems } from '../content/catalogue/missed';
import { missingIn } from '../content/catalogue/missing';
import { newsToEnd, newsToSee } from '../content/catalogue/news-to-see';
import type { DeskServices } from './desk-services';
import { clockHeldUntil } from '../content/schedule/clock-guard';
import { roomNews } from '../rooms/room-news';
import { signedInOf } from '../people/signed-in';
import { addRoutes } from './add-routes';

const NEW_MS = 7 * 24 * 60 * 60 * 1000;
const EDITS = 6;

export function addTodayRoutes(
  app: FastifyInstance,
  services: DeskServices & { readSite: () => Promise<Site> },
): void {
  const { database, catalogue, settings, now, mailer, readSite } = services;
  addRoutes(app, todayRoutes, {
    'GET /today': async (request) => {
      const { person } = signedInOf(request);
      const of = catalogue();
      const { siteUrl } = settings;
      const isOwner = allows(person.may, 'everything');
      const [site, [rows, wishes, subscribers, mails, rooms, missed, held, newsEnds, heldUntil], backup] =
        await Promise.all([
          readSite(),
          database.read(
            async (from) =>
              [
                await newMessages(from, now()),
                await newWishes(from, now()),
                await newSubscribers(from, now()),
                await stuckMails(from, mailer !== undefined),
                await roomNews(from, now()),
                await missedItems(from, of),
                await heldItems(from, of),
                await newsToEnd(from, of, now()),
                await clockHeldUntil(from, now()),
              ] as const,
          ),
          isOwner ? lastBackup(settings.dataDir) : undefined,
        ]);
      const work = rows.map((row) => row.work && of.works.get(row.work)).find((one) => one);
      return {
        ...{ site, siteUrl, mails, rooms, missing: missingIn(of, siteUrl), missed, backup: backup ?? null },
        ...{ held, newsEnds, clock: heldUntil === undefined ? null : heldClock(now(), heldUntil) },
        news: newsToSee({ catalogue: of, siteUrl, now: now() }),
        messages: {
          count: rows.length,
          lastAt: rows[0]?.at ?? null,
          about: work ? itemLine(of, siteUrl, 'works', work) : null,
        },
        ...{ wishes, subscribers },
        edits: COLLECTIONS.flatMap((name) => [...itemsOf(of, name).values()].map((item) => ({ name, item })))
          .sort((one, other) => Date.parse(other.item.updated_at) - Date.parse(one.item.updated_at))
          .slice(0, EDITS)
          .map(({ name, item }) => ({ at: item.updated_at, item: itemLine(of, siteUrl, name, item) })),
      };
    },
  });
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

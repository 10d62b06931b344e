import type { FastifyInstance } from 'fastify';
import { lastBackup } from '../backup/last-backup';
import type { Queries } from '../database/queries';
import { mailsHealth, unsentMails } from '../mail/mail-list';
import { COLLECTIONS } from '../../src/contract/kinds/kinds';
import { allows } from '../people/contract/permissions';
import type { Site } from '../releases/contract/releases';
import { type HeldClock, type NewOnes, type StuckMails, type Today, todayRoutes } from './contract/today';
import { itemLines, type LinePlace } from '../content/catalogue/item-lines';
import { heldItems, missedItems } from '../content/catalogue/missed';
import { missingIn } from '../content/catalogue/missing';
import { newsToEnd, newsToSee } from '../content/catalogue/news-to-see';
import type { ItemServices } from '../content/reading/open-item';
import { inTurn } from '../database/in-turn';
import type { DeskServices } from './desk-services';
import { clockHeldUntil } from '../content/schedule/clock-guard';
import { roomNews } from '../rooms/room-news';
import { signedInOf } from '../people/signed-in';
import { addRoutes } from './add-routes';

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
              await clockHeldUntil(from, now()),
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

import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { NewsEnd } from '../../content/contract/news-end';
import { MissedTime, SHELVES } from '../../content/contract/item';
import { ItemLine, Site } from '../../releases/contract/releases';
import { orNull, Texts } from './shapes';
import { errandOf } from './errand';
import type { Routes } from './route';

export const GAPS = ['french', 'english', 'alt', 'dimensions', 'picture', 'creator', 'type'] as const;
export type Gap = (typeof GAPS)[number];

export const Missing = Type.Object({
  gap: oneOf(GAPS),
  /** Counts pictures where pictures lack something, else items. */
  count: Type.Number(),
  items: Type.Array(ItemLine),
});
export type Missing = Static<typeof Missing>;

export const StuckMails = Type.Object({
  waiting: Type.Number(),
  givenUp: Type.Number(),
  since: orNull(Type.String()),
  /** Null where the mail server was not asked yet. */
  reason: orNull(Type.String()),
  isServerSet: Type.Boolean(),
});
export type StuckMails = Static<typeof StuckMails>;

export const LastBackup = Type.Object({
  madeAt: Type.String(),
  size: Type.Number(),
  isReadBack: Type.Boolean(),
});
export type LastBackup = Static<typeof LastBackup>;

/** Rooms that ask for something. */
export const RoomNews = Type.Object({
  /** Given out, and not opened for `UNOPENED_DAYS`, the longest first. */
  unopened: Type.Array(
    Type.Object({ id: Type.Number(), title: Type.String(), client: Type.String(), since: Type.String() }),
  ),
  /** Changed by somebody who may not publish: their clients see them as they were. */
  waiting: Type.Array(
    Type.Object({
      id: Type.Number(),
      title: Type.String(),
      client: Type.String(),
      by: Type.Array(Type.String()),
      since: Type.String(),
    }),
  ),
  /** Answers that nobody has answered or put away. */
  answers: Type.Number(),
});
export type RoomNews = Static<typeof RoomNews>;

/** News of the home page whose event is over, or has other days than the news says. */
export const NewsToSee = Type.Object({ title: Texts, isOver: Type.Boolean() });
export type NewsToSee = Static<typeof NewsToSee>;

/** `isLate`: its time has come, and something that may pass was in the way. */
export const NewsToEnd = Type.Object({ ...NewsEnd.properties, isLate: Type.Boolean() });
export type NewsToEnd = Static<typeof NewsToEnd>;

const OfTitle = Type.Object({ shelf: oneOf(SHELVES), id: Type.String(), title: Texts });

/** Something that did not happen at its time. */
export const Missed = Type.Object({ ...MissedTime.properties, ...OfTitle.properties });
export type Missed = Static<typeof Missed>;

/** Something whose time was set, and that somebody has changed since who may not publish. */
export const Held = Type.Object({ ...OfTitle.properties, at: Type.String(), heldBy: Type.String() });
export type Held = Static<typeof Held>;

/** The server's clock has jumped: until then nothing happens by it, unless somebody says that it is right. */
export const HeldClock = Type.Object({ now: Type.String(), heldUntil: Type.String() });
export type HeldClock = Static<typeof HeldClock>;

/** Of the last days. */
export const NewOnes = Type.Object({ count: Type.Number(), lastAt: orNull(Type.String()) });
export type NewOnes = Static<typeof NewOnes>;

export const Today = Type.Object({
  site: Site,
  siteUrl: Type.String(),
  messages: Type.Object({ ...NewOnes.properties, about: orNull(ItemLine) }),
  /** Who is not confirmed yet does not count. */
  wishes: NewOnes,
  subscribers: NewOnes,
  rooms: RoomNews,
  mails: orNull(StuckMails),
  missing: Type.Array(Missing),
  news: Type.Array(NewsToSee),
  /** What of the news goes off the home page by itself, the earliest first. */
  newsEnds: Type.Array(NewsToEnd),
  missed: Type.Array(Missed),
  /** What will not become public at its time as it is, the earliest first. */
  held: Type.Array(Held),
  /** Null as long as the clock goes on as clocks do. */
  clock: orNull(HeldClock),
  edits: Type.Array(Type.Object({ at: Type.String(), item: ItemLine })),
  /** Null for others than owners, and without a known backup. */
  backup: orNull(LastBackup),
});
export type Today = Static<typeof Today>;

export const todayRoutes = { 'GET /today': { answer: Today } } satisfies Routes;

export const backupRoutes = {
  'GET /backup': { may: 'everything', answer: errandOf(LastBackup) },
  'POST /backup': { may: 'everything', answer: errandOf(LastBackup), status: 202 },
  'GET /backup/file': { may: 'everything', fresh: true, answer: 'file' },
} satisfies Routes;

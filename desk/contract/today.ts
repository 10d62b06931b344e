import type { LocaleCode } from '../../src/contract/locale-codes';
import type { NewsEnd } from './news-end';
import type { MissedTime, Shelf } from './items/item';
import type { ItemLine, Site } from './releases';

export const GAPS = ['french', 'english', 'alt', 'dimensions', 'picture', 'creator', 'type'] as const;
export type Gap = (typeof GAPS)[number];

export interface Missing {
  gap: Gap;
  /** Counts pictures where pictures lack something, else items. */
  count: number;
  items: ItemLine[];
}

export interface StuckMails {
  waiting: number;
  givenUp: number;
  since: string | null;
  /** Null where the mail server was not asked yet. */
  reason: string | null;
  isServerSet: boolean;
}

export interface LastBackup {
  madeAt: string;
  size: number;
  isReadBack: boolean;
}

/** Rooms that ask for something. */
export interface RoomNews {
  /** Given out, and not opened for `UNOPENED_DAYS`, the longest first. */
  unopened: { id: number; title: string; client: string; since: string }[];
  /** Changed by somebody who may not publish: their clients see them as they were. */
  waiting: { id: number; title: string; client: string; by: string[]; since: string }[];
  /** Answers that nobody has answered or put away. */
  answers: number;
}

/** News of the home page whose event is over, or has other days than the news says. */
export interface NewsToSee {
  title: Partial<Record<LocaleCode, string>>;
  isOver: boolean;
}

/** `isLate`: its time has come, and something that may pass was in the way. */
export interface NewsToEnd extends NewsEnd {
  isLate: boolean;
}

interface OfTitle {
  shelf: Shelf;
  id: string;
  title: Partial<Record<LocaleCode, string>>;
}

/** Something that did not happen at its time. */
export interface Missed extends MissedTime, OfTitle {}

/** Something whose time was set, and that somebody has changed since who may not publish. */
export interface Held extends OfTitle {
  at: string;
  heldBy: string;
}

/** The server's clock has jumped: until then nothing happens by it, unless somebody says that it is right. */
export interface HeldClock {
  now: string;
  heldUntil: string;
}

/** Of the last days. */
export interface NewOnes {
  count: number;
  lastAt: string | null;
}

export interface Today {
  site: Site;
  siteUrl: string;
  messages: NewOnes & { about: ItemLine | null };
  /** Who is not confirmed yet does not count. */
  wishes: NewOnes;
  subscribers: NewOnes;
  rooms: RoomNews;
  mails: StuckMails | null;
  missing: Missing[];
  news: NewsToSee[];
  /** What of the news goes off the home page by itself, the earliest first. */
  newsEnds: NewsToEnd[];
  missed: Missed[];
  /** What will not become public at its time as it is, the earliest first. */
  held: Held[];
  /** Null as long as the clock goes on as clocks do. */
  clock: HeldClock | null;
  edits: { at: string; item: ItemLine }[];
  /** Null for others than owners, and without a known backup. */
  backup: LastBackup | null;
}

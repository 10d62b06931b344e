import type { ItemLine, Site } from './releases';

/** What can be missing of an item. */
export const GAPS = ['french', 'english', 'alt', 'dimensions', 'picture', 'creator'] as const;
export type Gap = (typeof GAPS)[number];

/** Items that miss the same. */
export interface Missing {
  gap: Gap;
  /** Of pictures, pictures are counted. */
  count: number;
  /** Some of them. */
  items: ItemLine[];
}

/** Mails that cannot be sent. */
export interface StuckMails {
  waiting: number;
  givenUp: number;
  since: string | null;
  /** What the mail server said last; null where none was asked yet. */
  reason: string | null;
  isServerSet: boolean;
}

export interface LastBackup {
  madeAt: string;
  size: number;
  isReadBack: boolean;
}

/** What 'today' shows. */
export interface Today {
  site: Site;
  siteUrl: string;
  /** Messages of visitors that came in the last days. */
  messages: { count: number; lastAt: string | null; about: ItemLine | null };
  mails: StuckMails | null;
  missing: Missing[];
  edits: { at: string; item: ItemLine }[];
  /** For owners; null for others, and where none is known. */
  backup: LastBackup | null;
}

import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { oneOf } from '../../../src/contract/one-of';
import { SLUG_PATTERN } from '../../../src/contract/text/slug';
import type { FindingName } from './finding-names';
import type { NewsEnd } from '../news-end';

/** Folders of the catalogue whose files are edited; `site` is the single file `site.yaml`, with `site` as its id. */
export const SHELVES = [...COLLECTIONS, 'types', 'pages', 'site'] as const;
export type Shelf = (typeof SHELVES)[number];

const closed = { additionalProperties: false };

export const ItemId = Type.String({ pattern: SLUG_PATTERN, maxLength: 120 });
export const OnShelf = Type.Object({ shelf: oneOf(SHELVES) }, closed);
export const OfItem = Type.Object({ shelf: oneOf(SHELVES), id: ItemId }, closed);
export type OfItem = Static<typeof OfItem>;

/** What a file holds, as it is written there. */
export type Values = { readonly [field: string]: unknown };

/**
 * Of what visitors see. `draft` was never public, `withdrawn` was; `changed` is public with changes that are not;
 * `scheduled` waits for its time.
 */
export const ITEM_STATES = ['public', 'changed', 'draft', 'scheduled', 'withdrawn'] as const;
export type ItemState = (typeof ITEM_STATES)[number];

/**
 * One field of a draft. `path` is a field (`reference`, `pictures`) or a part of one (`title.fr`, `dimensions.height`);
 * null stands for a field that is not there.
 */
export const FieldChange = Type.Object(
  {
    path: Type.String({ pattern: '^[a-z_]+(\\.[a-z_]+)*$', maxLength: 80 }),
    /** What the editor saw before: nobody overwrites what a colleague wrote meanwhile. */
    before: Type.Unknown(),
    value: Type.Unknown(),
  },
  closed,
);
export interface FieldChange {
  path: string;
  before: unknown;
  value: unknown;
  /** Name of who wrote it last; of changes that are kept. */
  by?: string;
  /** Names of others who wrote in it before, of which something may be left in the value. */
  also?: readonly string[];
  /** The desk proposed it when the draft was made, and nobody has written in it since. */
  isProposed?: true;
}

/** A field that two have changed. */
export interface Conflict {
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Name of the colleague; null where the file was changed by hand. */
  by: string | null;
}

/** `error` stops publishing, `advice` is good to know. */
export interface Finding {
  path: string;
  name: FindingName;
  /** What it is about: the other item, the link, the year; of an error, what the check of files says, in English. */
  text: string;
  severity: 'error' | 'advice';
  /** Where only one language is concerned. */
  locale: LocaleCode | null;
  /** The other item, with the number of its draft where that is all there is of it. */
  of?: OfItem & { draft?: number; title?: Partial<Record<LocaleCode, string>> };
}

export interface Draft {
  /** Grows with each save. */
  number: number;
  /** `before` is what the file says. */
  changes: FieldChange[];
  by: string;
  at: string;
}

export interface Schedule {
  act: 'publish' | 'withdraw';
  at: string;
  by: string;
  /** Who may not publish and has changed it since: nothing happens then, unless somebody who may sets the time again. */
  heldBy?: string;
  /** Its time has come by a clock that has jumped, and is not trusted (`Today.clock`). */
  waitsForClock?: true;
}

/**
 * Why something did not happen at its time: it lacked something; another item needs it, or would be wrong; somebody who may
 * not publish had changed it since; its file had been changed by hand in the same fields; its file could not be read.
 */
type MissedWhy = 'unready' | 'needed' | 'unseen' | 'byHand' | 'unreadable';

/** Something that did not happen at its time. */
export interface MissedTime extends Omit<Schedule, 'heldBy' | 'waitsForClock'> {
  why: MissedWhy;
}

/** Answer of `GET /items/:shelf/:id`, and of whatever changes an item. */
export interface OpenItem {
  shelf: Shelf;
  id: string;
  /** As the file says; null before the item is published or saved as a file the first time. */
  published: Values | null;
  /** Changes with the file; null without one. */
  version: string | null;
  draft: Draft | null;
  /** Fields of the draft that the file has changed since. */
  conflicts: Conflict[];
  state: ItemState;
  schedule: Schedule | null;
  /** The last time that was set, where nothing happened then and nobody has seen to it since. */
  missed: MissedTime | null;
  /** Public pages, by language. */
  urls: Partial<Record<LocaleCode, string>>;
  findings: Finding[];
  /** Who has written the file as it stands, and whether by publishing; null for a clock, or for a hand at the file itself. */
  writer?: { name: string; hasPublished: boolean } | null;
  /** Of the home page: when pieces of its news go off it, the earliest first. */
  newsEnds?: NewsEnd[];
  /** Who has thrown away which change, as far as it is known. */
  takenBack?: { path: string; by: string }[];
  /** Colleagues who have it open, and the field that each is in. `waitsAt`: that is one's own as long as one is in it. */
  here: { name: string; path: string | null; waitsAt?: string }[];
}

/** The field that one is in. */
export const BeHere = Type.Object(
  // Null first: else a null would be read as an empty text.
  { path: Type.Union([Type.Null(), Type.String({ maxLength: 120 })]) },
  closed,
);
/** Colleagues alone. */
export type WhoIsHere = Pick<OpenItem, 'here'>;

/** `isDiscarded`: somebody throws away what was written, which the log tells. */
export const SaveDraft = Type.Object(
  {
    changes: Type.Array(FieldChange, { minItems: 1, maxItems: 200 }),
    isDiscarded: Type.Optional(Type.Boolean()),
  },
  closed,
);

/** What the editor saw: with it, changes that a colleague has saved since are not discarded (409 `draftChanged`). */
export const DiscardDraft = Type.Object({ draft: Type.Optional(Type.Integer({ minimum: 1 })) }, closed);

/** One that was never public; `number` as `DELETE` answered, or as it stands among what was deleted. */
export const BringBackDraft = Type.Object({ number: Type.Integer({ minimum: 1 }) }, closed);

export const ShowItem = Type.Object({ locale: oneOf(LOCALE_CODES) }, closed);

/** A page that shows the item with its draft, for 12 hours or until the session ends; 409 `noPreview` for types and the site. */
export interface ItemPreview {
  url: string;
}

/** `conflicts` are the changes that were not taken, since a colleague has changed the same field. */
export interface SavedDraft {
  item: OpenItem;
  conflicts: Conflict[];
}

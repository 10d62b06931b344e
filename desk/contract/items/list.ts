import { Type, type Static } from '@sinclair/typebox';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { oneOf } from '../../../src/contract/one-of';
import { AVAILABILITIES, type Availability } from '../../../src/contract/items/work';
import { After, Wanted, type Page, type Thumb } from '../messages';
import { GAPS, type Gap } from '../today';
import { ItemId, ITEM_STATES, SHELVES, type ItemState, type OfItem, type Schedule } from './item';
import type { Writer } from './writers';

const closed = { additionalProperties: false };

/** `order` is the site's own: positions of works, names of creators, dates of events and articles. */
export const SORTS = ['order', 'title', 'date', 'reference', 'changed'] as const;
export type Sort = (typeof SORTS)[number];

/** Of events, by the day of their place: both ends are included. */
export const WHENS = ['now', 'toCome', 'past'] as const;
export type When = (typeof WHENS)[number];

export const ListItems = Type.Object(
  {
    q: Type.Optional(Wanted),
    type: Type.Optional(ItemId),
    /** Of works: one of those who made it, by id or by a slug, also one of before. */
    creator: Type.Optional(ItemId),
    when: Type.Optional(oneOf(WHENS)),
    /** Of events, as printed in one of the languages. */
    kind: Type.Optional(Wanted),
    state: Type.Optional(oneOf(ITEM_STATES)),
    availability: Type.Optional(oneOf(AVAILABILITIES)),
    /** `any`: all that lack something. */
    gap: Type.Optional(oneOf(['any', ...GAPS] as const)),
    sort: Type.Optional(oneOf(SORTS)),
    down: Type.Optional(Type.Boolean()),
    after: Type.Optional(After),
  },
  closed,
);
export type ListItems = Static<typeof ListItems>;

type Texts = Partial<Record<LocaleCode, string>>;

export interface ListedItem {
  id: string;
  title: Texts;
  /** Creators of a work, publication of an article, kind of an event. */
  second: Texts;
  /** As printed; of events and articles their day. */
  date: Texts;
  reference: string | null;
  type: string | null;
  availability: Availability | null;
  picture: Thumb | null;
  state: ItemState;
  /** What happens to a scheduled one, and when; `isHeld`: not before somebody who may publish has set the time again. */
  due: (Pick<Schedule, 'act' | 'at'> & { isHeld?: true }) | null;
  /** Of its draft. */
  changes: number;
  /** The language that all of these are in, where it is one alone. */
  changesIn: LocaleCode | null;
  /** The last day of an event of several. */
  until: string | null;
  /** Of an event that is on now, this one included. */
  daysLeft: number | null;
  locales: LocaleCode[];
  gaps: Gap[];
  /** Who changed it last at the desk, and when; else when the file says. */
  changed: { at: string; by: string | null };
  url: string | null;
  /** Its number, with which several are published at once; null without one. */
  draft: number | null;
  /** Who has written what in it. */
  writers?: readonly Writer[];
}

export interface ItemPage extends Page<ListedItem> {
  /** All that the filters leave. */
  count: number;
  /** All on the shelf. */
  total: number;
  /** Of all on the shelf. */
  states: Record<ItemState, number>;
  /** How many rows there are in each state among what the other filters leave, and of all types and times. */
  beside: { states: Record<ItemState, number>; all: number };
  /** All that the shelf has; each with how many rows there are beside the other filters, as with those below. */
  types: { id: string; title: Texts; count: number }[];
  incomplete: number;
  /** Null where nothing takes place. */
  whens: Record<When, number> | null;
  /** Of events, by what is asked for. */
  kinds: { kind: string; title: Texts; count: number }[];
  /** Name of the creator that is asked for; null without, and where there is none. */
  creator: string | null;
}

/** Where an item stands in a list; `place` is from 1, and null where the filters leave it out by now. */
export interface ItemPlace {
  place: number | null;
  count: number;
  before: { id: string; title: Texts } | null;
  after: { id: string; title: Texts } | null;
}

/** 'Sold' and 'available' are public at once, whatever else waits in a draft. */
export const SetAvailability = Type.Object(
  { ids: Type.Array(ItemId, { minItems: 1, maxItems: 500 }), availability: oneOf(AVAILABILITIES) },
  closed,
);
/** Ids of those that were otherwise before. */
export interface AvailabilitySet {
  changed: string[];
}

export const ManyItems = Type.Object(
  { shelf: oneOf(SHELVES), ids: Type.Array(ItemId, { minItems: 1, maxItems: 500 }) },
  closed,
);

/** Places one or several, in the order given, after another item; null: at the beginning. */
export const MoveItems = Type.Object(
  { ids: Type.Array(ItemId, { minItems: 1, maxItems: 500 }), after: Type.Union([ItemId, Type.Null()]) },
  closed,
);

/** What a link leads to: with the site's address before it, or without. */
export const AtAddress = Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) }, closed);
export type AtAddress = Static<typeof AtAddress>;

/** Answer of `GET /page-at`: null where it is no page of an item. */
export interface PageAt {
  page: (OfItem & { title: Partial<Record<LocaleCode, string>> }) | null;
}

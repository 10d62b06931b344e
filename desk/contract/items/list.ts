import { Type, type Static } from '@sinclair/typebox';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { oneOf } from '../../../src/contract/one-of';
import { AVAILABILITIES, type Availability } from '../../../src/contract/work';
import { After, Wanted, type Page, type Thumb } from '../messages';
import { GAPS, type Gap } from '../today';
import { ItemId, ITEM_STATES, SHELVES, type ItemState } from './item';

const closed = { additionalProperties: false };

/** `order` is the site's own: positions of works, names of creators, dates of events and articles. */
export const SORTS = ['order', 'title', 'date', 'reference', 'changed'] as const;
export type Sort = (typeof SORTS)[number];

export const ListItems = Type.Object(
  {
    q: Type.Optional(Wanted),
    type: Type.Optional(ItemId),
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
  /** When a scheduled one becomes public, or is withdrawn. */
  dueAt: string | null;
  locales: LocaleCode[];
  gaps: Gap[];
  /** Who changed it last at the desk, and when; else when the file says. */
  changed: { at: string; by: string | null };
  url: string | null;
  /** Its number, with which several are published at once; null without one. */
  draft: number | null;
}

export interface ItemPage extends Page<ListedItem> {
  /** All that the filters leave. */
  count: number;
  /** All on the shelf. */
  total: number;
  types: { id: string; title: Texts; count: number }[];
  states: Record<ItemState, number>;
  incomplete: number;
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

import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { AVAILABILITIES } from '../../../src/contract/collections/works';
import { Availability } from '../../../src/contract/items/work';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { After, Wanted, Thumb, pageOf } from '../../messages/contract/messages';
import { GAPS } from '../../desk/contract/today';
import { ItemId, ITEM_STATES, SHELVES, OfItem, Schedule, Writer } from './item';
import { orNull, recordOf, Texts } from '../../desk/contract/shapes';

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
    /** Rows of the page; 100 without it. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  },
  closed,
);
export type ListItems = Static<typeof ListItems>;

export const ListedItem = Type.Object({
  id: Type.String(),
  title: Texts,
  /** Creators of a work, publication of an article, kind of an event. */
  second: Texts,
  /** As printed; of events and articles their day. */
  date: Texts,
  reference: orNull(Type.String()),
  type: orNull(Type.String()),
  availability: orNull(Availability),
  picture: orNull(Thumb),
  state: oneOf(ITEM_STATES),
  /** What happens to a scheduled one, and when; `isHeld`: not before somebody who may publish has set the time again. */
  due: orNull(
    Type.Object({
      ...Type.Pick(Schedule, ['act', 'at']).properties,
      isHeld: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** Of its draft. */
  changes: Type.Number(),
  /** The language that all of these are in, where it is one alone. */
  changesIn: orNull(oneOf(LOCALE_CODES)),
  /** The last day of an event of several. */
  until: orNull(Type.String()),
  /** Of an event that is on now, this one included. */
  daysLeft: orNull(Type.Number()),
  locales: Type.Array(oneOf(LOCALE_CODES)),
  gaps: Type.Array(oneOf(GAPS)),
  /** Who changed it last at the desk, and when; else when the item says. */
  changed: Type.Object({ at: Type.String(), by: orNull(Type.String()) }),
  url: orNull(Type.String()),
  /** Its number, with which several are published at once; null without one. */
  draft: orNull(Type.Number()),
  /** Who has written what in it. */
  writers: Type.Optional(Type.Array(Writer)),
});
export type ListedItem = Static<typeof ListedItem>;

export const ItemPage = Type.Object({
  ...pageOf(ListedItem).properties,
  /** All that the filters leave. */
  count: Type.Number(),
  /** All on the shelf. */
  total: Type.Number(),
  /** Of all on the shelf. */
  states: recordOf(ITEM_STATES, Type.Number()),
  /** How many rows there are in each state among what the other filters leave, and of all types and times. */
  beside: Type.Object({ states: recordOf(ITEM_STATES, Type.Number()), all: Type.Number() }),
  /** All that the shelf has; each with how many rows there are beside the other filters, as with those below. */
  types: Type.Array(Type.Object({ id: Type.String(), title: Texts, count: Type.Number() })),
  incomplete: Type.Number(),
  /** Null where nothing takes place. */
  whens: orNull(recordOf(WHENS, Type.Number())),
  /** Of events, by what is asked for. */
  kinds: Type.Array(Type.Object({ kind: Type.String(), title: Texts, count: Type.Number() })),
  /** Name of the creator that is asked for; null without, and where there is none. */
  creator: orNull(Type.String()),
});
export type ItemPage = Static<typeof ItemPage>;

/** Where an item stands in a list; `place` is from 1, and null where the filters leave it out by now. */
export const ItemPlace = Type.Object({
  place: orNull(Type.Number()),
  count: Type.Number(),
  before: orNull(Type.Object({ id: Type.String(), title: Texts })),
  after: orNull(Type.Object({ id: Type.String(), title: Texts })),
});
export type ItemPlace = Static<typeof ItemPlace>;

/** 'Sold' and 'available' are public at once, whatever else waits in a draft. */
export const SetAvailability = Type.Object(
  { ids: Type.Array(ItemId, { minItems: 1, maxItems: 500 }), availability: oneOf(AVAILABILITIES) },
  closed,
);
/** Ids of those that were otherwise before. */
export const AvailabilitySet = Type.Object({ changed: Type.Array(Type.String()) });
export type AvailabilitySet = Static<typeof AvailabilitySet>;

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
export const PageAt = Type.Object({ page: orNull(Type.Object({ ...OfItem.properties, title: Texts })) });
export type PageAt = Static<typeof PageAt>;

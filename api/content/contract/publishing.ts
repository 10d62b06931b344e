import { Type, type Static } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { ItemId, SHELVES, Finding, Values } from './item';
import { orNull, Texts } from '../../desk/contract/shapes';

const closed = { additionalProperties: false };
const number = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]);

/**
 * All or nothing. `draft`: the number of the draft that the editor saw; null publishes an item without changes. `only`: the
 * other languages stay as they are public, and what is written in them stays in the draft. `isOwn`: what colleagues have
 * written stays in the draft; 409 `writtenTogether` where they have written in one's own fields as well.
 */
export const Publish = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          ...{ shelf: oneOf(SHELVES), id: ItemId, draft: number },
          only: Type.Optional(oneOf(LOCALE_CODES)),
          isOwn: Type.Optional(Type.Boolean()),
        },
        closed,
      ),
      { minItems: 1, maxItems: 500 },
    ),
  },
  closed,
);

/** What was published or withdrawn at once is taken back at once: all or nothing. `version`: as it was answered. */
export const TakeBack = Type.Object(
  {
    items: Type.Array(
      Type.Object({ shelf: oneOf(SHELVES), id: ItemId, version: Type.Integer({ minimum: 1 }) }, closed),
      { minItems: 1, maxItems: 500 },
    ),
  },
  closed,
);

/** Answered with 200, or with 409 and the same where something is in the way; then nothing was published. */
export const Published = Type.Object({
  published: Type.Array(
    Type.Object({
      shelf: oneOf(SHELVES),
      id: Type.String(),
      urls: Type.Record(Type.String(), Type.String()),
      /** By which it is taken back; null where all of it was public already. */
      version: orNull(Type.Number()),
    }),
  ),
  refused: Type.Array(
    Type.Object({ shelf: oneOf(SHELVES), id: Type.String(), findings: Type.Array(Finding) }),
  ),
});
export type Published = Static<typeof Published>;

export const SetSchedule = Type.Object(
  {
    act: oneOf(['publish', 'withdraw'] as const),
    at: Type.String({ format: 'date-time' }),
    /** Number of the draft that was seen; without it, whatever there is. */
    draft: Type.Optional(Type.Integer()),
  },
  closed,
);

/** When an event that is not over opens and ends, which others are published and withdrawn with. */
export const EventMoments = Type.Object({
  id: Type.String(),
  title: Texts,
  opens: Type.String(),
  ends: Type.String(),
});
export type EventMoments = Static<typeof EventMoments>;

export const NewItem = Type.Object(
  {
    shelf: oneOf(SHELVES),
    copyOf: Type.Optional(ItemId),
    title: Type.Optional(Type.String({ maxLength: 200 })),
  },
  closed,
);

export const VERSION_ACTS = [
  'published',
  'sold',
  'available',
  'withdrawn',
  'moved',
  'replaced',
  'putBack',
  'restored',
  'takenBack',
  'deleted',
  'passedOn',
  'passedBack',
  'newsEnded',
  'byHand',
] as const;
export type VersionAct = (typeof VERSION_ACTS)[number];

/** A line of an item's history, newest first. */
export const VersionLine = Type.Object({
  number: Type.Number(),
  at: Type.String(),
  by: orNull(Type.String()),
  act: oneOf(VERSION_ACTS),
  /** Paths that differ from the version before. */
  paths: Type.Array(Type.String()),
  /** What it says was public already: as `version` was, published then, or as it was `before` what was published then. */
  again: Type.Optional(Type.Object({ is: oneOf(['version', 'before'] as const), at: Type.String() })),
});
export type VersionLine = Static<typeof VersionLine>;
/** `isOlder`: it was public before the first line. */
export const History = Type.Object({ lines: Type.Array(VersionLine), isOlder: Type.Boolean() });
export type History = Static<typeof History>;
export const Version = Type.Object({
  ...VersionLine.properties,
  values: orNull(Values),
  before: orNull(Values),
});
export type Version = Static<typeof Version>;

const placeOnHome = Type.Object({
  as: oneOf(['opening', 'now', 'next', 'news', 'over', 'nowhere'] as const),
  /** The event that stands alone below, where it is another one. */
  beside: orNull(Texts),
});

/** Where the home page of a language has an event, as it is public: it opens the page, stands alone below, or is among the news. */
export const HomePlace = Type.Object({
  locale: oneOf(LOCALE_CODES),
  ...placeOnHome.properties,
  /** Where it has it once the draft is published, if that is another place. */
  once: Type.Optional(placeOnHome),
});
export type HomePlace = Static<typeof HomePlace>;

/** An item that names another one, or whose text links to its page. */
export const Referring = Type.Object({
  shelf: oneOf(SHELVES),
  id: Type.String(),
  title: Texts,
  /** The field that does. */
  path: Type.String(),
  /** A link leads nowhere afterwards; what names an item keeps it from being deleted. */
  isLink: Type.Boolean(),
});
export type Referring = Static<typeof Referring>;

/** Answer of `GET /items/:shelf/:id/named-in`. `home` is of events alone, in each language in which one is public. */
export const NamedIn = Type.Object({ items: Type.Array(Referring), home: Type.Array(HomePlace) });
export type NamedIn = Static<typeof NamedIn>;

/** Answer of `DELETE /items/:shelf/:id`, and of its draft where there is nothing else of it; with 409 where items name it, and nothing was deleted. */
export const Removed = Type.Object({
  items: Type.Array(Referring),
  /** By which it is taken back. */
  version: orNull(Type.Number()),
});
export type Removed = Static<typeof Removed>;

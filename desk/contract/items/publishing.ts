import { Type } from '@sinclair/typebox';
import { oneOf } from '../../../src/contract/one-of';
import { LOCALE_CODES, type LocaleCode } from '../../../src/contract/locale-codes';
import { ItemId, SHELVES, type Finding, type Shelf, type Values } from './item';

const closed = { additionalProperties: false };
const number = Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]);

/**
 * All or nothing. `draft`: the number of the draft that the editor saw; null publishes a file without changes. `only`: the
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
export interface Published {
  published: {
    shelf: Shelf;
    id: string;
    urls: Record<string, string>;
    /** By which it is taken back; null where the file said all of it already. */
    version: number | null;
  }[];
  refused: { shelf: Shelf; id: string; findings: Finding[] }[];
  /** Written, but not public after 2 seconds: there is much to read, or a file that somebody left unreadable. */
  isLate?: boolean;
}

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
export interface EventMoments {
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  opens: string;
  ends: string;
}

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
export interface VersionLine {
  number: number;
  at: string;
  by: string | null;
  act: VersionAct;
  /** Paths that differ from the version before. */
  paths: string[];
  /** What it says was public already: as `version` was, published then, or as it was `before` what was published then. */
  again?: { is: 'version' | 'before'; at: string };
}
/** `isOlder`: it was public before the first line. */
export interface History {
  lines: VersionLine[];
  isOlder: boolean;
}
export interface Version extends VersionLine {
  values: Values | null;
  before: Values | null;
}

/** Where the home page of a language has an event, as it is public: it opens the page, stands alone below, or is among the news. */
export interface HomePlace {
  locale: LocaleCode;
  as: 'opening' | 'now' | 'next' | 'news' | 'over' | 'nowhere';
  /** The event that stands alone below, where it is another one. */
  beside: Partial<Record<LocaleCode, string>> | null;
  /** Where it has it once the draft is published, if that is another place. */
  once?: Pick<HomePlace, 'as' | 'beside'>;
}

/** Answer of `GET /items/:shelf/:id/named-in`. `home` is of events alone, in each language in which one is public. */
export interface NamedIn {
  items: Referring[];
  home: HomePlace[];
}

/** Answer of `DELETE /items/:shelf/:id`, and of its draft where there is nothing else of it; with 409 where items name it, and nothing was deleted. */
export interface Removed {
  items: Referring[];
  /** By which it is taken back. */
  version: number | null;
}

/** An item that names another one, or whose text links to its page. */
export interface Referring {
  shelf: Shelf;
  id: string;
  title: Partial<Record<LocaleCode, string>>;
  /** The field that does. */
  path: string;
  /** A link leads nowhere afterwards; what names an item keeps it from being deleted. */
  isLink: boolean;
}

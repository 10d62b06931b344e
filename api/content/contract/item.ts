import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { COLLECTIONS } from '../../../src/contract/kinds/kinds';
import { oneOf } from '../../../src/contract/one-of';
import { SLUG_PATTERN } from '../../../src/contract/text/slug';
import { NewsEnd } from './news-end';
import { orNull, Texts } from '../../desk/contract/shapes';
import { FINDING_NAMES } from './finding-names';

/** Kinds of items that are edited; `site` is a single one, with `site` as its id. */
export const SHELVES = [...COLLECTIONS, 'types', 'pages', 'site'] as const;
export type Shelf = (typeof SHELVES)[number];

const closed = { additionalProperties: false };

export const ItemId = Type.String({ pattern: SLUG_PATTERN, maxLength: 120 });
export const OnShelf = Type.Object({ shelf: oneOf(SHELVES) }, closed);
export const OfItem = Type.Object({ shelf: oneOf(SHELVES), id: ItemId }, closed);
export type OfItem = Static<typeof OfItem>;

/** What an item says, field by field. */
export type Values = { readonly [field: string]: unknown };
export const Values = Type.Unsafe<Values>(Type.Record(Type.String(), Type.Unknown()));

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
const WrittenField = Type.Object(
  {
    path: Type.String({ pattern: '^[a-z_]+(\\.[a-z_]+)*$', maxLength: 80 }),
    /** What the editor saw before: nobody overwrites what a colleague wrote meanwhile. */
    before: Type.Unknown(),
    value: Type.Unknown(),
  },
  closed,
);
export const FieldChange = Type.Object({
  path: Type.String(),
  before: Type.Unknown(),
  value: Type.Unknown(),
  /** Name of who wrote it last; of changes that are kept. */
  by: Type.Optional(Type.String()),
  /** Names of others who wrote in it before, of which something may be left in the value. */
  also: Type.Optional(Type.Unsafe<readonly string[]>(Type.Array(Type.String()))),
  /** The desk proposed it when the draft was made, and nobody has written in it since. */
  isProposed: Type.Optional(Type.Literal(true)),
});
export type FieldChange = Static<typeof FieldChange>;

const paths = Type.Unsafe<readonly string[]>(Type.Array(Type.String()));
/** What one person has written in a draft, its paths in the order of the draft. */
export const Writer = Type.Object({ name: Type.String(), paths });
export type Writer = Static<typeof Writer>;

/** A field that two have changed. */
export const Conflict = Type.Object({
  path: Type.String(),
  mine: Type.Unknown(),
  theirs: Type.Unknown(),
  /** Name of the colleague; null where a hand has changed it. */
  by: orNull(Type.String()),
});
export type Conflict = Static<typeof Conflict>;

/** `error` stops publishing, `advice` is good to know. */
export const Finding = Type.Object({
  path: Type.String(),
  name: oneOf(FINDING_NAMES),
  /** What it is about: the other item, the link, the year; of an error, what the check of files says, in English. */
  text: Type.String(),
  severity: oneOf(['error', 'advice'] as const),
  /** Where only one language is concerned. */
  locale: orNull(oneOf(LOCALE_CODES)),
  /** The other item, with the number of its draft where that is all there is of it. */
  of: Type.Optional(
    Type.Object({ ...OfItem.properties, draft: Type.Optional(Type.Number()), title: Type.Optional(Texts) }),
  ),
});
export type Finding = Static<typeof Finding>;

const Draft = Type.Object({
  /** Grows with each save. */
  number: Type.Number(),
  /** `before` is what is public. */
  changes: Type.Array(FieldChange),
  by: Type.String(),
  at: Type.String(),
});
export type Draft = Static<typeof Draft>;

export const Schedule = Type.Object({
  act: oneOf(['publish', 'withdraw'] as const),
  at: Type.String(),
  by: Type.String(),
  /** Who may not publish and has changed it since: nothing happens then, unless somebody who may sets the time again. */
  heldBy: Type.Optional(Type.String()),
  /** Its time has come by a clock that has jumped, and is not trusted (`Today.clock`). */
  waitsForClock: Type.Optional(Type.Literal(true)),
});
export type Schedule = Static<typeof Schedule>;

/**
 * Why something did not happen at its time: it lacked something; another item needs it, or would be wrong; somebody who may
 * not publish had changed it since; it had been changed elsewhere in the same fields.
 */
const MISSED_WHYS = ['unready', 'needed', 'unseen', 'byHand'] as const;

/** Something that did not happen at its time. */
export const MissedTime = Type.Object({
  ...Type.Omit(Schedule, ['heldBy', 'waitsForClock']).properties,
  why: oneOf(MISSED_WHYS),
});
export type MissedTime = Static<typeof MissedTime>;

/** Answer of `GET /items/:shelf/:id`, and of whatever changes an item. */
export const OpenItem = Type.Object({
  shelf: oneOf(SHELVES),
  id: Type.String(),
  /** As it is public, or was before it was withdrawn; null before it was published the first time. */
  published: orNull(Values),
  /** Changes with what is public; null where nothing is. */
  version: orNull(Type.String()),
  draft: orNull(Draft),
  /** Fields of the draft that were changed since in what is public. */
  conflicts: Type.Array(Conflict),
  state: oneOf(ITEM_STATES),
  schedule: orNull(Schedule),
  /** The last time that was set, where nothing happened then and nobody has seen to it since. */
  missed: orNull(MissedTime),
  /** Public pages, by language. */
  urls: Texts,
  findings: Type.Array(Finding),
  /** Who has written what stands there, and whether by publishing; null for a clock, or for a hand. */
  writer: Type.Optional(orNull(Type.Object({ name: Type.String(), hasPublished: Type.Boolean() }))),
  /** Of the home page: when pieces of its news go off it, the earliest first. */
  newsEnds: Type.Optional(Type.Array(NewsEnd)),
  /** Who has thrown away which change, as far as it is known. */
  takenBack: Type.Optional(Type.Array(Type.Object({ path: Type.String(), by: Type.String() }))),
  /**
   * Open rooms whose clients see it though it is not public. `waits`: its draft waits there for somebody who may publish; `holds`:
   * other changes do, and what is written now would wait with them; `shows`: the client sees its draft as it is.
   */
  rooms: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.Number(),
        title: Type.String(),
        has: oneOf(['waits', 'holds', 'shows'] as const),
      }),
    ),
  ),
  /** Colleagues who have it open, and the field that each is in. `waitsAt`: that is one's own as long as one is in it. */
  here: Type.Array(
    Type.Object({ name: Type.String(), path: orNull(Type.String()), waitsAt: Type.Optional(Type.String()) }),
  ),
});
export type OpenItem = Static<typeof OpenItem>;

/** The field that one is in. */
export const BeHere = Type.Object(
  // Null first: else a null would be read as an empty text.
  { path: Type.Union([Type.Null(), Type.String({ maxLength: 120 })]) },
  closed,
);
/** Colleagues alone. */
export const WhoIsHere = Type.Pick(OpenItem, ['here']);
export type WhoIsHere = Static<typeof WhoIsHere>;

/** `isDiscarded`: somebody throws away what was written, which the log tells. */
export const SaveDraft = Type.Object(
  {
    changes: Type.Array(WrittenField, { minItems: 1, maxItems: 200 }),
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
export const ItemPreview = Type.Object({ url: Type.String() });
export type ItemPreview = Static<typeof ItemPreview>;

/** `conflicts` are the changes that were not taken, since a colleague has changed the same field. */
export const SavedDraft = Type.Object({ item: OpenItem, conflicts: Type.Array(Conflict) });
export type SavedDraft = Static<typeof SavedDraft>;

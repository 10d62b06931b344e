import { Type, type Static } from '@sinclair/typebox';
import { RoomAmount, RoomCurrency, Vat } from '../../../src/contract/rooms/room';
import { ON_REQUEST } from '../../../src/contract/items/work';
import { MOST_AMOUNT } from '../amount';
import type { Conflict, Values } from '../items/item';
import type { ListedItem } from '../items/list';
import type { MessageLine, Thumb } from '../messages';

const closed = { additionalProperties: false };

const Amount = Type.Number({ ...RoomAmount, maximum: MOST_AMOUNT });

/** `before` is kept at the desk; `showsBefore` tells it to the client as well. */
export const GivenPrice = Type.Union([
  Type.Literal(ON_REQUEST),
  Type.Object(
    {
      amount: Amount,
      currency: RoomCurrency,
      vat: Vat,
      before: Type.Union([Amount, Type.Null()]),
      showsBefore: Type.Boolean(),
    },
    closed,
  ),
]);
export type GivenPrice = Static<typeof GivenPrice>;

/** `prepared`: nobody has its link yet. */
export const ROOM_STATES = ['prepared', 'open', 'ended', 'withdrawn'] as const;
export type RoomState = (typeof ROOM_STATES)[number];

/** What became of it, as the gallery says. */
export const ROOM_OUTCOMES = ['bought', 'declined'] as const;
export type RoomOutcome = (typeof ROOM_OUTCOMES)[number];

/** Days without an opening after which the desk reminds of a room. */
export const UNOPENED_DAYS = 3;

const RoomId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const OfRoom = Type.Object({ id: RoomId }, closed);
export const OfPiece = Type.Object({ id: RoomId, piece: RoomId }, closed);
export const OfRoomPicture = Type.Object({ id: RoomId, picture: RoomId }, closed);

/**
 * Fields that are typed, by path: `client`, `email`, `title`, `letter`, `conditions`, `locale`, `valid_until`, `is_counted`,
 * `outcome`; of pieces `note.p<id>` and `price.p<id>`, of pictures `alt.q<id>`.
 */
export type RoomValues = Values;

/** `before` is what was seen, so that nobody overwrites what a colleague wrote meanwhile. */
const RoomChange = Type.Object(
  {
    path: Type.String({ pattern: '^[a-z_]+(\\.[pq][0-9]{1,15})?$', maxLength: 80 }),
    before: Type.Unknown(),
    value: Type.Unknown(),
  },
  closed,
);
export const ChangeRoom = Type.Object(
  { changes: Type.Array(RoomChange, { minItems: 1, maxItems: 200 }) },
  closed,
);

export interface RoomPiece {
  id: number;
  work: string;
  /** As it was called when it was put there. */
  title: string;
  /** Null where the catalogue has it no longer. */
  item: ListedItem | null;
  seconds: number;
}

export interface RoomPicture {
  id: number;
  piece: number | null;
  thumb: Thumb;
}

export interface RoomFacts {
  id: number;
  state: RoomState;
  /** Null before it was given to anybody. */
  givenAt: string | null;
  openings: number;
  /** The first time, and the last sign of life. */
  openedAt: string | null;
  seenAt: string | null;
  /** Given out, open, and not opened for `UNOPENED_DAYS`. */
  isUnopened: boolean;
  /** It was changed by persons (names) who may not publish, and its client sees it as it was. */
  waits: { by: string[]; since: string } | null;
}

/**
 * A part of a room that its client sees as it was: a path of `RoomValues`, `work.p<id>` for what the draft of a piece says, `pieces` or
 * `pictures`; `was` is null for the last three.
 */
export interface WaitingPart {
  path: string;
  was: unknown;
}

/** `number` of the room as it was seen. */
export const OnChanges = Type.Object({ number: Type.Integer({ minimum: 1 }) }, closed);

/** Answer of `GET /rooms/:id`, and of whatever changes a room. */
export interface OpenRoom extends RoomFacts {
  /** Grows with each change. */
  number: number;
  values: RoomValues;
  pieces: RoomPiece[];
  pictures: RoomPicture[];
  hasCode: boolean;
  madeAt: string;
  madeBy: string;
  changedAt: string;
  changedBy: string;
  withdrawnAt: string | null;
  /** What its client does not see yet; nothing where nothing waits. */
  waiting: WaitingPart[];
  answers: MessageLine[];
  /** Days before it is erased, counted from its end; null where it is kept. */
  keptDays: number | null;
}

/** `conflicts` are the changes that were not taken, since a colleague has changed the same field. */
export interface SavedRoom {
  item: OpenRoom;
  conflicts: Conflict[];
}

/** Which the client opens; it is told once. */
export interface RoomLink {
  url: string;
  room: OpenRoom;
}

export interface MadeRoom {
  room: OpenRoom;
  /** Of a shared selection, slugs that name no work of the gallery. */
  unknown: string[];
}

import { Type, type Static } from '@sinclair/typebox';
import { RoomAmount, RoomCurrency, Vat } from '../../../src/contract/rooms/room';
import { ON_REQUEST } from '../../../src/contract/collections/values';
import { oneOf } from '../../../src/contract/one-of';
import { MOST_AMOUNT } from '../../content/contract/amount';
import { Conflict, Values } from '../../content/contract/item';
import { ListedItem } from '../../content/contract/list';
import { MessageLine, Thumb } from '../../messages/contract/messages';
import { orNull } from '../../desk/contract/shapes';

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
export const RoomValues = Values;
export type RoomValues = Static<typeof RoomValues>;

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

export const RoomPiece = Type.Object({
  id: Type.Number(),
  work: Type.String(),
  /** As it was called when it was put there. */
  title: Type.String(),
  /** Null where the catalogue has it no longer. */
  item: orNull(ListedItem),
  seconds: Type.Number(),
});
export type RoomPiece = Static<typeof RoomPiece>;

export const RoomPicture = Type.Object({ id: Type.Number(), piece: orNull(Type.Number()), thumb: Thumb });
export type RoomPicture = Static<typeof RoomPicture>;

export const RoomFacts = Type.Object({
  id: Type.Number(),
  state: oneOf(ROOM_STATES),
  /** Null before it was given to anybody. */
  givenAt: orNull(Type.String()),
  openings: Type.Number(),
  /** The first time, and the last sign of life. */
  openedAt: orNull(Type.String()),
  seenAt: orNull(Type.String()),
  /** Given out, open, and not opened for `UNOPENED_DAYS`. */
  isUnopened: Type.Boolean(),
  /** It was changed by persons (names) who may not publish, and its client sees it as it was. */
  waits: orNull(Type.Object({ by: Type.Array(Type.String()), since: Type.String() })),
});
export type RoomFacts = Static<typeof RoomFacts>;

/**
 * A part of a room that its client sees as it was: a path of `RoomValues`, `work.p<id>` for what the draft of a piece says, `pieces` or
 * `pictures`; `was` is null for the last three.
 */
export const WaitingPart = Type.Object({ path: Type.String(), was: Type.Unknown() });
export type WaitingPart = Static<typeof WaitingPart>;

/** `number` of the room as it was seen. */
export const OnChanges = Type.Object({ number: Type.Integer({ minimum: 1 }) }, closed);

/** Answer of `GET /rooms/:id`, and of whatever changes a room. */
export const OpenRoom = Type.Object({
  ...RoomFacts.properties,
  /** Grows with each change. */
  number: Type.Number(),
  values: RoomValues,
  pieces: Type.Array(RoomPiece),
  pictures: Type.Array(RoomPicture),
  hasCode: Type.Boolean(),
  madeAt: Type.String(),
  madeBy: Type.String(),
  changedAt: Type.String(),
  changedBy: Type.String(),
  withdrawnAt: orNull(Type.String()),
  /** What its client does not see yet; nothing where nothing waits. */
  waiting: Type.Array(WaitingPart),
  answers: Type.Array(MessageLine),
  /** Days before it is erased, counted from its end; null where it is kept. */
  keptDays: orNull(Type.Number()),
});
export type OpenRoom = Static<typeof OpenRoom>;

/** `conflicts` are the changes that were not taken, since a colleague has changed the same field. */
export const SavedRoom = Type.Object({ item: OpenRoom, conflicts: Type.Array(Conflict) });
export type SavedRoom = Static<typeof SavedRoom>;

/** Which the client opens; it is told once. */
export const RoomLink = Type.Object({ url: Type.String(), room: OpenRoom });
export type RoomLink = Static<typeof RoomLink>;

export const MadeRoom = Type.Object({
  room: OpenRoom,
  /** Of a shared selection, slugs that name no work of the gallery. */
  unknown: Type.Array(Type.String()),
});
export type MadeRoom = Static<typeof MadeRoom>;

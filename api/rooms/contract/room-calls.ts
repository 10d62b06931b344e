import { Type, type Static } from '@sinclair/typebox';
import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { oneOf } from '../../../src/contract/one-of';
import { ROOM_BOUNDS } from '../../../src/contract/rooms/room-bounds';
import { ItemId } from '../../content/contract/item';
import { TakePicture } from '../../media/contract/pictures';
import { After, Wanted, Thumb, pageOf } from '../../messages/contract/messages';
import { RoomFacts } from './room';
import { orNull, recordOf } from '../../desk/contract/shapes';

const closed = { additionalProperties: false };
const number = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const many = { maxItems: ROOM_BOUNDS.pieces.max, uniqueItems: true };

/** `current`: prepared and open ones; `past`: those that have ended or were withdrawn. */
export const ROOM_LISTS = ['current', 'past'] as const;
export type RoomList = (typeof ROOM_LISTS)[number];

export const ListRooms = Type.Object(
  { list: Type.Optional(oneOf(ROOM_LISTS)), q: Type.Optional(Wanted), after: Type.Optional(After) },
  closed,
);
export type ListRooms = Static<typeof ListRooms>;

export const RoomLine = Type.Object({
  ...RoomFacts.properties,
  title: Type.String(),
  client: Type.String(),
  locale: oneOf(LOCALE_CODES),
  pieces: Type.Number(),
  /** Of its pieces, those that are sold by now. */
  sold: Type.Number(),
  answers: Type.Number(),
  /** Of answers that nobody has answered or put away. */
  newAnswers: Type.Number(),
  validUntil: Type.String(),
  /** Of the first piece. */
  picture: orNull(Thumb),
});
export type RoomLine = Static<typeof RoomLine>;

export const RoomPage = Type.Object({
  ...pageOf(RoomLine).properties,
  counts: recordOf(ROOM_LISTS, Type.Number()),
});
export type RoomPage = Static<typeof RoomPage>;

/** Of chosen works, of a visitor's selection (its address, or slugs), of a message, or of an earlier room. */
export const MakeRoom = Type.Object(
  {
    works: Type.Optional(Type.Array(ItemId, many)),
    selection: Type.Optional(Type.String({ minLength: 1, maxLength: 12_000 })),
    message: Type.Optional(number),
    copyOf: Type.Optional(number),
    locale: Type.Optional(oneOf(LOCALE_CODES)),
  },
  closed,
);
export type MakeRoom = Static<typeof MakeRoom>;

export const AddPieces = Type.Object({ works: Type.Array(ItemId, { ...many, minItems: 1 }) }, closed);

/** All of its pieces. */
export const OrderPieces = Type.Object({ pieces: Type.Array(number, many) }, closed);

export const AddRoomPicture = Type.Object(
  { ...TakePicture.properties, piece: Type.Union([Type.Null(), number]) },
  closed,
);

/** Null takes it away. */
export const SetCode = Type.Object(
  {
    code: Type.Union([Type.Null(), Type.String({ pattern: '^ *([A-Za-z0-9][ -]*){6,24}$', maxLength: 60 })]),
  },
  closed,
);

import { Type, type Static } from '@sinclair/typebox';
import { HONEYPOT_FIELD } from '../forms/bounds';
import { LINE_PATTERN, TEXT_PATTERN } from '../text/readable';
import { ROOM_BOUNDS } from './room-bounds';

const PieceId = Type.String({ minLength: 1, maxLength: 20 });

export const RoomAnswerBody = Type.Object({
  message: Type.String({
    minLength: ROOM_BOUNDS.answer.min,
    maxLength: ROOM_BOUNDS.answer.max,
    pattern: TEXT_PATTERN,
  }),
  pieces: Type.Array(PieceId, {
    maxItems: ROOM_BOUNDS.pieces.max,
    uniqueItems: true,
    description: 'which of the room it is about, by their ids; those that it no longer has are left out',
  }),
  name: Type.Optional(
    Type.String({
      minLength: ROOM_BOUNDS.name.min,
      maxLength: ROOM_BOUNDS.name.max,
      pattern: LINE_PATTERN,
      description: 'of who writes, where it is not the client that the gallery made the room for',
    }),
  ),
  [HONEYPOT_FIELD]: Type.Optional(
    Type.String({ description: 'left empty by people; filled, the answer is kept and marked as suspected' }),
  ),
});
export type RoomAnswerBody = Static<typeof RoomAnswerBody>;

export const RoomCountBody = Type.Object({
  opened: Type.Optional(
    Type.Boolean({ description: 'once a page; within half an hour of the last call it is the same visit' }),
  ),
  seconds: Type.Optional(
    Type.Record(PieceId, Type.Integer({ minimum: 0, maximum: ROOM_BOUNDS.seconds.max }), {
      maxProperties: ROOM_BOUNDS.pieces.max,
      description: 'that each piece was looked at since the last call of the page',
    }),
  ),
});
export type RoomCountBody = Static<typeof RoomCountBody>;

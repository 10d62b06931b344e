import { Type } from '@sinclair/typebox';
import { RoomGone } from '../../src/contract/rooms/room';
import { ROOM_CODE_HEADER } from '../../src/contract/rooms/room-paths';

export const ROOM_TAGS = ['Rooms'];
export const ROOM_PARAMS = Type.Object({ token: Type.String() });
export const ROOM_HEADERS = {
  [ROOM_CODE_HEADER]: Type.Optional(Type.String({ maxLength: 200, description: 'of a room that has one' })),
};
export const GONE = { ...RoomGone, description: 'It never was, has ended, or was withdrawn' };

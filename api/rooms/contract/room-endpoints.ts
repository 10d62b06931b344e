import { ItemPreview } from '../../content/contract/item';
import type { Routes } from '../../desk/contract/route';
import {
  ChangeRoom,
  MadeRoom,
  OfPiece,
  OfRoom,
  OfRoomPicture,
  OnChanges,
  OpenRoom,
  RoomLink,
  SavedRoom,
} from './room';
import { AddPieces, AddRoomPicture, ListRooms, MakeRoom, OrderPieces, RoomPage, SetCode } from './room-calls';

/** The list, and what is written into a room. */
export const roomRoutes = {
  'GET /rooms': { query: ListRooms, answer: RoomPage },
  'GET /rooms/:id': { params: OfRoom, answer: OpenRoom },
  'POST /rooms': { body: MakeRoom, answer: MadeRoom, status: 201 },
  'PATCH /rooms/:id': { params: OfRoom, body: ChangeRoom, answer: SavedRoom },
  'POST /rooms/:id/pieces': { params: OfRoom, body: AddPieces, answer: OpenRoom },
  'DELETE /rooms/:id/pieces/:piece': { params: OfPiece, answer: OpenRoom },
  'PUT /rooms/:id/order': { params: OfRoom, body: OrderPieces, answer: OpenRoom },
  'DELETE /rooms/:id': { may: 'publish', params: OfRoom },
} satisfies Routes;

const giving = { may: 'publish', params: OfRoom } as const;

/** Who comes into a room, and what waits to be seen there. */
export const roomDoorRoutes = {
  'POST /rooms/:id/link': { ...giving, answer: RoomLink },
  'POST /rooms/:id/withdraw': { ...giving, answer: OpenRoom },
  'POST /rooms/:id/changes/show': { ...giving, body: OnChanges, answer: OpenRoom },
  'POST /rooms/:id/changes/discard': { ...giving, body: OnChanges, answer: OpenRoom },
  'PUT /rooms/:id/code': { ...giving, body: SetCode, answer: OpenRoom },
  'POST /rooms/:id/preview': { params: OfRoom, answer: ItemPreview },
} satisfies Routes;

export const roomPictureRoutes = {
  'POST /rooms/:id/pictures': { params: OfRoom, body: AddRoomPicture, answer: OpenRoom, status: 201 },
  'GET /rooms/:id/pictures/:picture': { params: OfRoomPicture, answer: 'file' },
  'DELETE /rooms/:id/pictures/:picture': { params: OfRoomPicture, answer: OpenRoom },
} satisfies Routes;

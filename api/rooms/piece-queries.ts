import { sql } from 'kysely';
import type { Queries } from '../database/queries';
import { shownRooms, type PieceRow, type RoomPictureRow } from './room-queries';

export type NewPiece = Pick<PieceRow, 'work' | 'title' | 'note' | 'price'>;

/** Behind those that are there. @returns its id */
export async function addPiece(
  to: Queries,
  room: number,
  { work, title, note, price }: NewPiece,
): Promise<number> {
  const { id } = await to
    .insertInto('room_pieces')
    .values(({ selectFrom }) => ({
      ...{ room, work, title, note },
      price: price && JSON.stringify(price),
      position: selectFrom('room_pieces')
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('next'))
        .where('room', '=', room),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const pieceOf = (to: Queries, room: number, piece: number) =>
  to.updateTable('room_pieces').where('room', '=', room).where('id', '=', piece);

export async function setContent(to: Queries, piece: number, content: PieceRow['content']): Promise<void> {
  const values = { content: content && JSON.stringify(content) };
  await to.updateTable('room_pieces').set(values).where('id', '=', piece).execute();
}

/** With its pictures. */
export async function removePiece(to: Queries, room: number, piece: number): Promise<void> {
  await to.deleteFrom('room_pieces').where('room', '=', room).where('id', '=', piece).execute();
}

export async function orderPieces(to: Queries, room: number, pieces: readonly number[]): Promise<void> {
  for (const [index, id] of pieces.entries())
    await pieceOf(to, room, id)
      .set({ position: index + 1 })
      .execute();
}

export async function setNote(to: Queries, room: number, piece: number, note: string): Promise<void> {
  await pieceOf(to, room, piece).set({ note }).execute();
}

export async function setPrice(
  to: Queries,
  room: number,
  piece: number,
  price: PieceRow['price'],
): Promise<void> {
  await pieceOf(to, room, piece)
    .set({ price: price && JSON.stringify(price) })
    .execute();
}

export async function addPicture(
  to: Queries,
  room: number,
  { piece, name, extension, alt, width, height, color }: Omit<RoomPictureRow, 'id'>,
): Promise<void> {
  await to
    .insertInto('room_pictures')
    .values({ room, piece, name, extension, alt, width, height, color })
    .execute();
}

export async function removePicture(to: Queries, room: number, picture: number): Promise<void> {
  await to.deleteFrom('room_pictures').where('room', '=', room).where('id', '=', picture).execute();
}

export async function setAlt(to: Queries, room: number, picture: number, alt: string): Promise<void> {
  const pictures = to.updateTable('room_pictures').set({ alt });
  await pictures.where('room', '=', room).where('id', '=', picture).execute();
}

/** Of all rooms, with those that clients go on seeing. */
export const pictureNames = async (from: Queries): Promise<string[]> => [
  ...(await from.selectFrom('room_pictures').select('name').execute()).map(({ name }) => name),
  ...(await shownRooms(from)).flatMap(({ shown }) => shown?.pictures.map(({ name }) => name) ?? []),
];

import type { Queries } from '../../../../api/database/queries';
import { shownRooms, type PieceRow, type RoomPictureRow } from '../../../../api/storage/tables/rooms';

export type NewPiece = Pick<PieceRow, 'work' | 'title' | 'note' | 'price'>;

/** Behind those that are there. @returns its id */
export async function addPiece(
  to: Queries,
  room: number,
  { work, title, note, price }: NewPiece,
): Promise<number> {
  await to.run(
    `INSERT INTO room_pieces (room, position, work, title, note, price)
     VALUES (?, (SELECT coalesce(max(position), 0) + 1 FROM room_pieces WHERE room = ?), ?, ?, ?, ?)`,
    room,
    room,
    work,
    title,
    note,
    price === null ? null : JSON.stringify(price),
  );
  return ((await to.get('SELECT last_insert_rowid() AS id')) as { id: number }).id;
}

export const setContent = (to: Queries, piece: number, content: PieceRow['content']): Promise<void> =>
  to.run('UPDATE room_pieces SET content = ? WHERE id = ?', content && JSON.stringify(content), piece);

/** With its pictures. */
export const removePiece = (to: Queries, room: number, piece: number): Promise<void> =>
  to.run('DELETE FROM room_pieces WHERE room = ? AND id = ?', room, piece);

export async function orderPieces(to: Queries, room: number, pieces: readonly number[]): Promise<void> {
  for (const [index, id] of pieces.entries())
    await to.run('UPDATE room_pieces SET position = ? WHERE room = ? AND id = ?', index + 1, room, id);
}

export const setNote = (to: Queries, room: number, piece: number, note: string): Promise<void> =>
  to.run('UPDATE room_pieces SET note = ? WHERE room = ? AND id = ?', note, room, piece);

export const setPrice = (to: Queries, room: number, piece: number, price: PieceRow['price']): Promise<void> =>
  to.run(
    'UPDATE room_pieces SET price = ? WHERE room = ? AND id = ?',
    price === null ? null : JSON.stringify(price),
    room,
    piece,
  );

export const addPicture = (
  to: Queries,
  room: number,
  { piece, name, extension, alt, width, height, color }: Omit<RoomPictureRow, 'id'>,
): Promise<void> =>
  to.run(
    `INSERT INTO room_pictures (room, piece, name, extension, alt, width, height, color)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[room, piece, name, extension, alt, width, height, color],
  );

export const removePicture = (to: Queries, room: number, picture: number): Promise<void> =>
  to.run('DELETE FROM room_pictures WHERE room = ? AND id = ?', room, picture);

export const setAlt = (to: Queries, room: number, picture: number, alt: string): Promise<void> =>
  to.run('UPDATE room_pictures SET alt = ? WHERE room = ? AND id = ?', alt, room, picture);

/** Of all rooms, with those that clients go on seeing. */
export const pictureNames = async (from: Queries): Promise<string[]> => [
  ...((await from.all('SELECT name FROM room_pictures')) as { name: string }[]).map(({ name }) => name),
  ...(await shownRooms(from)).flatMap(({ shown }) => shown?.pictures.map(({ name }) => name) ?? []),
];

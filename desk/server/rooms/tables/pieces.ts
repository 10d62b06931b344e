import type { Statements } from '../../../../api/storage/connection';
import { shownRooms, type PieceRow, type RoomPictureRow } from '../../../../api/storage/tables/rooms';

export type NewPiece = Pick<PieceRow, 'work' | 'title' | 'note' | 'price'>;

/** Behind those that are there. @returns its id */
export function addPiece(to: Statements, room: number, { work, title, note, price }: NewPiece): number {
  to.run(
    `INSERT INTO room_pieces (room, position, work, title, note, price)
     VALUES (?, (SELECT coalesce(max(position), 0) + 1 FROM room_pieces WHERE room = ?), ?, ?, ?, ?)`,
    room,
    room,
    work,
    title,
    note,
    price === null ? null : JSON.stringify(price),
  );
  return (to.get('SELECT last_insert_rowid() AS id') as { id: number }).id;
}

export const setContent = (to: Statements, piece: number, content: PieceRow['content']): void =>
  to.run('UPDATE room_pieces SET content = ? WHERE id = ?', content && JSON.stringify(content), piece);

/** With its pictures. */
export const removePiece = (to: Statements, room: number, piece: number): void =>
  to.run('DELETE FROM room_pieces WHERE room = ? AND id = ?', room, piece);

export function orderPieces(to: Statements, room: number, pieces: readonly number[]): void {
  for (const [index, id] of pieces.entries())
    to.run('UPDATE room_pieces SET position = ? WHERE room = ? AND id = ?', index + 1, room, id);
}

export const setNote = (to: Statements, room: number, piece: number, note: string): void =>
  to.run('UPDATE room_pieces SET note = ? WHERE room = ? AND id = ?', note, room, piece);

export const setPrice = (to: Statements, room: number, piece: number, price: PieceRow['price']): void =>
  to.run(
    'UPDATE room_pieces SET price = ? WHERE room = ? AND id = ?',
    price === null ? null : JSON.stringify(price),
    room,
    piece,
  );

export const addPicture = (
  to: Statements,
  room: number,
  { piece, name, extension, alt, width, height, color }: Omit<RoomPictureRow, 'id'>,
): void =>
  to.run(
    `INSERT INTO room_pictures (room, piece, name, extension, alt, width, height, color)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[room, piece, name, extension, alt, width, height, color],
  );

export const removePicture = (to: Statements, room: number, picture: number): void =>
  to.run('DELETE FROM room_pictures WHERE room = ? AND id = ?', room, picture);

export const setAlt = (to: Statements, room: number, picture: number, alt: string): void =>
  to.run('UPDATE room_pictures SET alt = ? WHERE room = ? AND id = ?', alt, room, picture);

/** Of all rooms, with those that clients go on seeing. */
export const pictureNames = (from: Statements): string[] => [
  ...(from.all('SELECT name FROM room_pictures') as { name: string }[]).map(({ name }) => name),
  ...shownRooms(from).flatMap(({ shown }) => shown?.pictures.map(({ name }) => name) ?? []),
];

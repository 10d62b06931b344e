import type { Queries } from '../database/queries';
import {
  asShown,
  picturesOf,
  piecesOf,
  roomById,
  type PieceRow,
  type RoomPictureRow,
  type RoomRow,
  type ShownRoom,
} from './room-queries';
import { isSame } from '../content/contract/field-path';
import type { Values } from '../content/contract/item';
import { allows } from '../people/contract/permissions';
import type { WaitingPart } from './contract/room';
import { roomValues } from './room-values';
import { removePicture, removePiece } from './piece-queries';
import { noteChange, setColumns, type Act } from './desk-room-queries';

type Shown = Pick<ShownRoom, 'room' | 'pieces' | 'pictures'>;

const pick = (room: ShownRoom['room']): ShownRoom['room'] => {
  const { locale, client, title, letter, conditions, is_counted, valid_until, arrangement } = room;
  return { locale, client, title, letter, conditions, is_counted, valid_until, arrangement };
};

const standing = async (from: Queries, room: RoomRow): Promise<Shown> => ({
  room: pick(room),
  pieces: (await piecesOf(from, room.id)).map(({ seconds: _, ...piece }) => piece),
  pictures: await picturesOf(from, room.id),
});

const setShown = (to: Queries, room: number, shown: ShownRoom | null): Promise<void> =>
  setColumns(to, room, { shown: shown && JSON.stringify(shown) });

/**
 * To be called before a change: once a client has the link, what somebody writes who may not publish waits, and the client sees
 * the room as it is now. While something waits, changes of those who may publish wait with it.
 */
export async function holdBack(to: Queries, room: RoomRow, { by, at }: Act): Promise<void> {
  if (!allows(by.may, 'publish')) await keepShown(to, room, { by: [by.name], at });
}

/** The client goes on seeing the room as it is now. @param by names of whose changes wait */
export async function keepShown(
  to: Queries,
  room: RoomRow,
  { by, at }: { by: readonly string[]; at: string },
): Promise<void> {
  if (room.token_hash === null) return;
  const { by: names, since, ...shown } = room.shown ?? { by: [], since: at, ...(await standing(to, room)) };
  await setShown(to, room.id, { by: [...new Set([...names, ...by])], since, ...shown });
}

/** To be called after each change. */
export async function noteRoomChange(to: Queries, id: number, act: Act): Promise<void> {
  await noteChange(to, id, act);
  await dropSame(to, id);
}

/** Nothing waits any more where the room is as its client sees it. */
export async function dropSame(to: Queries, id: number): Promise<void> {
  const room = await roomById(to, id);
  if (!room?.shown) return;
  const { by: _by, since: _since, ...shown } = room.shown;
  if (isSame(shown, await standing(to, room))) await setShown(to, id, null);
}

/** The client sees the room as it stands from now on. */
export async function showChanges(to: Queries, { id }: RoomRow, act: Act): Promise<void> {
  await setShown(to, id, null);
  await noteChange(to, id, act);
}

/** The room is again as its client sees it. */
export async function discardChanges(to: Queries, { id, shown }: RoomRow, act: Act): Promise<void> {
  if (!shown) return;
  const { room, pieces, pictures } = shown;
  await setColumns(to, id, pick(room));
  const isKept = (those: readonly { id: number }[]) => (one: { id: number }) =>
    those.some((other) => other.id === one.id);
  for (const piece of (await piecesOf(to, id)).filter((one) => !isKept(pieces)(one)))
    await removePiece(to, id, piece.id);
  for (const [index, { id: piece, work, title, note, price, content }] of pieces.entries())
    await to
      .insertInto('room_pieces')
      .values({
        ...{ id: piece, room: id, position: index + 1, work, title, note },
        price: price && JSON.stringify(price),
        content: content && JSON.stringify(content),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ ref }) => ({
          position: ref('excluded.position'),
          note: ref('excluded.note'),
          price: ref('excluded.price'),
          content: ref('excluded.content'),
        })),
      )
      .execute();
  for (const picture of (await picturesOf(to, id)).filter((one) => !isKept(pictures)(one)))
    await removePicture(to, id, picture.id);
  for (const { id: picture, piece, name, extension, alt, width, height, color } of pictures)
    await to
      .insertInto('room_pictures')
      .values({ id: picture, room: id, piece, name, extension, alt, width, height, color })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ alt }))
      .execute();
  await setShown(to, id, null);
  await noteChange(to, id, act);
}

/** Where the room differs from what its client sees, in the order of its screen. */
export function waitingParts(
  room: RoomRow,
  pieces: readonly PieceRow[],
  pictures: readonly RoomPictureRow[],
): WaitingPart[] {
  const { shown } = room;
  if (!shown) return [];
  const now = flat(roomValues(room, pieces, pictures));
  const was = flat(roomValues(asShown(room), shown.pieces, shown.pictures));
  const ids = (those: readonly { id: number }[]): number[] => those.map(({ id }) => id);
  const has = (path: string): boolean => {
    const [, part] = path.split('.');
    if (part === undefined) return true;
    // What came or went with its piece or picture is told by that.
    const both = part.startsWith('p') ? [pieces, shown.pieces] : [pictures, shown.pictures];
    return both.every((those) => ids(those).includes(Number(part.slice(1))));
  };
  return [
    ...[...new Set([...Object.keys(was), ...Object.keys(now)])]
      .filter((path) => has(path) && !isSame(now[path], was[path]))
      .map((path) => ({ path, was: was[path] ?? null })),
    ...pieces
      .filter(({ id, content }) => shown.pieces.some((one) => one.id === id && !isSame(one.content, content)))
      .map(({ id }) => ({ path: `work.p${id}`, was: null })),
    ...(isSame(ids(pieces), ids(shown.pieces)) ? [] : [{ path: 'pieces', was: null }]),
    ...(isSame(ids(pictures), ids(shown.pictures)) ? [] : [{ path: 'pictures', was: null }]),
  ];
}

/** `note.p1` and the like beside the fields of the whole room. */
const PARTED: readonly string[] = ['note', 'price', 'alt'];
const flat = (values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      PARTED.includes(name)
        ? Object.entries(value as object).map(([part, one]): [string, unknown] => [`${name}.${part}`, one])
        : [[name, value] as [string, unknown]],
    ),
  );

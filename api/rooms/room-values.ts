import { asShown, type PieceRow, type RoomPictureRow, type RoomRow } from './room-queries';
import { UNOPENED_DAYS, type RoomFacts, type RoomState, type RoomValues } from './contract/room';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is typed, by the paths that changes name; what is empty is left out. */
export function roomValues(
  room: RoomRow,
  pieces: readonly Pick<PieceRow, 'id' | 'note' | 'price'>[],
  pictures: readonly Pick<RoomPictureRow, 'id' | 'alt'>[],
): RoomValues {
  const { client, email, title, letter, conditions, locale, valid_until, outcome } = room;
  return filled({
    ...{ client, email, title, letter, conditions, locale, valid_until, outcome },
    is_counted: room.is_counted === 1,
    note: filled(Object.fromEntries(pieces.map(({ id, note }) => [`p${id}`, note]))),
    price: filled(Object.fromEntries(pieces.map(({ id, price }) => [`p${id}`, price]))),
    alt: filled(Object.fromEntries(pictures.map(({ id, alt }) => [`q${id}`, alt]))),
  });
}

const filled = (values: RoomValues): RoomValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));

function stateOfRoom(
  { token_hash, withdrawn_at, valid_until }: Pick<RoomRow, 'token_hash' | 'withdrawn_at' | 'valid_until'>,
  now: number,
): RoomState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (token_hash === null) return 'prepared';
  return Date.parse(valid_until) > now ? 'open' : 'ended';
}

export function roomFacts(row: RoomRow, now: number): RoomFacts {
  const room = asShown(row);
  const state = stateOfRoom(room, now);
  const { id, given_at, openings, opened_at, seen_at } = room;
  return {
    ...{ id, state, openings },
    givenAt: given_at,
    openedAt: opened_at,
    waits: row.shown && { by: row.shown.by, since: row.shown.since },
    seenAt: seen_at,
    isUnopened:
      state === 'open' &&
      openings === 0 &&
      room.is_counted === 1 &&
      Date.parse(given_at ?? room.made_at) < now - UNOPENED_DAYS * DAY_MS,
  };
}

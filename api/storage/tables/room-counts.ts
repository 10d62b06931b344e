import type { Queries } from '../../database/queries';
import type { RoomRow } from './rooms';

/** ms; who comes back sooner has not been away. */
const SAME_OPENING_MS = 30 * 60 * 1000;

/** An opening within half an hour of the last sign of life is the same one, as of a second tab or a reload. */
export async function countOpening(
  to: Queries,
  { id, seen_at }: Pick<RoomRow, 'id' | 'seen_at'>,
  now: number,
) {
  const at = new Date(now).toISOString();
  const isSame = seen_at !== null && Math.abs(now - Date.parse(seen_at)) < SAME_OPENING_MS;
  await to.run(
    'UPDATE rooms SET openings = openings + ?, opened_at = coalesce(opened_at, ?), seen_at = ? WHERE id = ?',
    isSame ? 0 : 1,
    at,
    at,
    id,
  );
}

/** @param seconds by the ids of pieces; those of other rooms are left alone */
export async function countSeconds(
  to: Queries,
  room: number,
  seconds: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  for (const [piece, count] of Object.entries(seconds))
    await to.run(
      'UPDATE room_pieces SET seconds = seconds + ? WHERE room = ? AND id = ?',
      count,
      room,
      Number(piece) || 0,
    );
  await to.run('UPDATE rooms SET seen_at = ? WHERE id = ?', new Date(now).toISOString(), room);
}

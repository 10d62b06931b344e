import type { Queries } from '../database/queries';
import type { RoomRow } from './room-queries';

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
  await to
    .updateTable('rooms')
    .set((eb) => ({
      openings: eb('openings', '+', isSame ? 0 : 1),
      opened_at: eb.fn.coalesce('opened_at', eb.val(at)),
      seen_at: at,
    }))
    .where('id', '=', id)
    .execute();
}

/** @param seconds by the ids of pieces; those of other rooms are left alone */
export async function countSeconds(
  to: Queries,
  room: number,
  seconds: Readonly<Record<string, number>>,
  now: number,
): Promise<void> {
  for (const [piece, count] of Object.entries(seconds))
    await to
      .updateTable('room_pieces')
      .set((eb) => ({ seconds: eb('seconds', '+', count) }))
      .where('room', '=', room)
      .where('id', '=', Number(piece) || 0)
      .execute();
  const seen = { seen_at: new Date(now).toISOString() };
  await to.updateTable('rooms').set(seen).where('id', '=', room).execute();
}

import type { RoomCountBody } from '../../contract/rooms/room-bodies';
import { codeHeader, roomUrl, type RoomKey } from './room-call';

/** Tells what was looked at, also from a page that is being left. What does not arrive is not counted. */
export async function countRoom(key: RoomKey, body: RoomCountBody): Promise<void> {
  await fetch(roomUrl(key, 'count'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...codeHeader(key) },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
}

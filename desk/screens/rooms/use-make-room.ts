import { useNavigate } from '@tanstack/react-router';
import type { MakeRoom } from '../../../api/rooms/contract/room-calls';
import { call } from '../../app/line/call';
import { keepAnswer, useChange } from '../../app/data';

/**
 * Makes a room, and opens it to be written; it says which pieces of a selection were not found.
 * @param replace the address from which it was asked, so that Back does not ask again
 */
export function useMakeRoom({ replace = false } = {}) {
  const navigate = useNavigate();
  return useChange(
    (given: MakeRoom) => call('POST /rooms', { body: given }),
    ({ room, unknown }) => {
      keepAnswer('/rooms/:id', room, { params: { id: room.id } });
      void navigate({
        to: '/rooms/$id',
        params: { id: String(room.id) },
        replace,
        search: unknown.length > 0 ? { unknown: unknown.join(', ') } : {},
      });
    },
  );
}

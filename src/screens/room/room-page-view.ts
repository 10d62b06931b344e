import type { RoomWords } from '../../i18n/pages/room-page';

/** The words alone: the browser loads the room. */
export interface RoomPageView {
  words: Omit<RoomWords, 'description'>;
}

export const toRoomPageView = ({ description: _, ...words }: RoomWords): RoomPageView => ({ words });

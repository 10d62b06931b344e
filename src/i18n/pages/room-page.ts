import type { ROOM } from '../en/pages/room';

export type RoomWords = Record<keyof typeof ROOM, string>;

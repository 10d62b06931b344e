import { ROOM as en } from '../en/pages/room';
import { ROOM as fr } from '../fr/pages/room';
import type { LocaleCode } from '../locales';
import type { RoomWords } from './room-page';

/** Not among the messages, so that other pages do not carry it. */
export const ROOM_PAGES: Record<LocaleCode, RoomWords> = { en, fr };

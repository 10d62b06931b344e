import { roomPage } from '../contract/rooms/room-paths';
import { LOCALE_CODES } from '../i18n/locales';
import type { Translate } from '../i18n/message-key';

/** '/fr/œuvres' for '/fr/%C5%93uvres'; unchanged when it can't be decoded. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Of a room whose token was not copied with the rest of its address. */
export const isPartOfRoom = (path: string): boolean =>
  LOCALE_CODES.some((locale) => `${path.replace(/\/$/, '')}/` === roomPage(locale, ''));

/** Lines that say what was not found: the path (product specification, section 8), and what is missing of a room's. */
export function notFoundText(path: string, t: Translate): string {
  const found = t('not-found.path', { path: readablePath(path) });
  return isPartOfRoom(path) ? `${found}\n${t('not-found.room')}` : found;
}

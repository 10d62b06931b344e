import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../locale-codes';

/** No TypeBox: browsers load this file. */
export const ROOM_PATHS = {
  room: '/api/rooms/:token',
  answer: '/api/rooms/:token/answer',
  count: '/api/rooms/:token/count',
  /** The name is a secret of its own, which the room's answer tells: pictures cannot send a code. */
  picture: '/api/room-pictures/:name',
} as const;

/** Header of a room's code, without spaces, in every call of a room that has one. */
export const ROOM_CODE_HEADER = 'x-room-code';

/** Seconds that a call with `Prefer: wait=…` waits at most: less than the site's host waits for the API. */
export const ROOM_WAIT_SECONDS = 8;

const FOLDERS: Partial<Record<LocaleCode, string>> & { en: string } = { en: 'room', fr: 'salon' };

/** Path of the site's page. @param token `:token` for that of the route */
export function roomPage(locale: LocaleCode, token: string): string {
  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  return `${prefix}/${FOLDERS[locale] ?? FOLDERS.en}/${token}`;
}

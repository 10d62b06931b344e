import type { Page } from '@playwright/test';
import { ROOM_PAGES } from '../../../src/i18n/pages/room-pages';
import type { LocaleCode } from '../../../src/i18n/locales';
import { toRoomPageView } from '../../../src/screens/room/room-page-view';
import { roomWords } from '../../../src/screens/room/room-words';

/** The words of the page of a room. */
export const roomIn = (locale: LocaleCode) => roomWords(locale, toRoomPageView(ROOM_PAGES[locale]));

export const articlesOf = (page: Page) => page.getByRole('main').getByRole('article');
export const floorOf = (page: Page) => page.locator('[data-part=floor]');

/** The page's own calls of a room, by their path's end. */
export const isCall = (url: string, call: 'answer' | 'count' | 'room'): boolean => {
  const { pathname } = new URL(url);
  return call === 'room' ? /^\/api\/rooms\/[^/]+$/.test(pathname) : pathname.endsWith(`/${call}`);
};

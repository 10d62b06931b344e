import type { Page } from '@playwright/test';

export const articlesOf = (page: Page) => page.getByRole('main').getByRole('article');
export const floorOf = (page: Page) => page.locator('[data-part=floor]');

/** The page's own calls of a room, by their path's end. */
export const isCall = (url: string, call: 'answer' | 'count' | 'room'): boolean => {
  const { pathname } = new URL(url);
  return call === 'room' ? /^\/api\/rooms\/[^/]+$/.test(pathname) : pathname.endsWith(`/${call}`);
};

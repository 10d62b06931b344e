import type { Page } from 'playwright-core';
import { routePath } from '../../../../src/routes/route-path';
import { useBrowser } from './browser';

const open = useBrowser();
const contact = routePath('contact', 'en');
let before: Page;
const heard: string[] = [];

/** What a visitor can leave in a tab. */
const leftIn = async (page: Page) => ({
  cookies: (await page.context().cookies()).length,
  tabs: page.context().pages().length,
  ...(await page.evaluate(() => ({
    local: localStorage.getItem('left'),
    session: sessionStorage.getItem('left'),
    told: 'told' in window,
    width: window.innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
    isMoving: matchMedia('(prefers-reduced-motion: no-preference)').matches,
    isPaper: matchMedia('print').matches,
    pointed: document.querySelectorAll('a:hover').length,
  }))),
});
const NOTHING = {
  cookies: 0,
  tabs: 1,
  local: null,
  session: null,
  told: false,
  width: 1280,
  isDark: false,
  isForced: false,
  isMoving: false,
  isPaper: false,
  pointed: 0,
};

it('is a tab where nobody has been', async () => {
  before = await open(contact);
  expect(await leftIn(before)).toEqual(NOTHING);
  await before.context().addCookies([{ name: 'left', value: 'yes', url: before.url() }]);
  await before.context().newPage();
  await before.evaluate(() => {
    localStorage.setItem('left', 'yes');
    sessionStorage.setItem('left', 'yes');
    addEventListener('pagehide', () => {
      localStorage.setItem('left', 'late');
      sessionStorage.setItem('left', 'late');
    });
  });
  await before.setViewportSize({ width: 400, height: 700 });
  await before.emulateMedia({
    media: 'print',
    colorScheme: 'dark',
    forcedColors: 'active',
    reducedMotion: 'no-preference',
  });
  await before.getByRole('link').first().hover();
  before.on('request', (request) => heard.push(request.url()));
  await before.route('**/*', (route) => route.abort());
  await before.context().route('**/*', (route) => route.abort());
  expect(await leftIn(before)).toMatchObject({ cookies: 1, tabs: 2, local: 'yes', isDark: true, width: 400 });
});

it('is the same one for the next visitor, who finds nothing of who was there, and no way back', async () => {
  const page = await open(contact);
  expect(page).toBe(before);
  expect(await leftIn(page)).toEqual(NOTHING);
  expect(heard).toEqual([]);
  expect(await page.goBack()).toBeNull();
  const other = await open(contact);
  expect(other.context()).not.toBe(page.context());
});

it('is told something that it cannot forget', async () => {
  const page = await open(contact, {
    prepare: (next) => next.addInitScript(() => Object.assign(window, { told: true })),
  });
  expect(page).toBe(before);
  expect(await leftIn(page)).toEqual({ ...NOTHING, told: true });
});

it('is another one after that', async () => {
  const page = await open(contact);
  expect(page).not.toBe(before);
  expect(await leftIn(page)).toEqual(NOTHING);
  await page.clock.install();
});

it.each([{ locale: 'fr-FR' }, { colorScheme: 'dark' as const }])(
  'is another one for who comes otherwise: %j',
  async (visitor) => {
    const page = await open(contact, visitor);
    expect(await leftIn(page)).toEqual({ ...NOTHING, isDark: visitor.colorScheme === 'dark' });
    expect(await page.evaluate(() => navigator.language)).toBe(visitor.locale ?? 'en-US');
  },
);

import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { DAY, EVENING } from '../../../src/theme/tokens';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { expect, inTurn, test } from '../support/test';

const DARK = 'theme-ui-dark';
const LIGHT = 'theme-ui-light';
const t = translator('en');

interface Painted extends Window {
  /** The class of html whenever a frame with something in the body was about to be painted. */
  painted?: string[];
}

/** Notes the colour mode of every frame, from the very first. */
const watchPaint = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const painted: string[] = ((window as Painted).painted = []);
    const note = () => {
      if (document.body?.childElementCount) painted.push(document.documentElement.className);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const modesPainted = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as Painted).painted)]);

const lamp = (page: Page, key: 'lights.to-evening' | 'lights.to-day') =>
  page.getByRole('button', { name: t(key) });

test('the lamp turns the day into evening, which stays after a reload, without a flash', async () => {
  const page = await open('/', { colorScheme: 'light', prepare: watchPaint });
  await expect.poll(() => modesPainted(page)).toEqual([LIGHT]);

  await lamp(page, 'lights.to-evening').focus();
  await page.keyboard.press('Enter');
  await lamp(page, 'lights.to-day').waitFor();
  await expect(page.locator('html')).toHaveAttribute('class', DARK);

  await page.reload();
  await lamp(page, 'lights.to-day').waitFor();
  await expect.poll(() => modesPainted(page)).toEqual([DARK]);

  await lamp(page, 'lights.to-day').click();
  await lamp(page, 'lights.to-evening').waitFor();
  await page.reload();
  await lamp(page, 'lights.to-evening').waitFor();
  await expect.poll(() => modesPainted(page)).toEqual([LIGHT]);
});

for (const [colorScheme, mode] of [
  ['dark', DARK],
  ['light', LIGHT],
] as const)
  test(`without a choice of the visitor, ${colorScheme} of the system is shown at once`, async () => {
    const page = await open('/works/type/all', { colorScheme, prepare: watchPaint });
    await expect.poll(() => modesPainted(page)).toEqual([mode]);
  });

test('a change of the system is followed until the visitor chooses', async () => {
  const page = await open('/', { colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await lamp(page, 'lights.to-day').click();
  await lamp(page, 'lights.to-evening').waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('class', LIGHT);
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const say = translator(locale);
    const about = routePath('about', locale);
    const legal = routePath('legal-notice', locale);
    const modeOf = (page: Page) => page.locator('html').getAttribute('class');
    const themeColour = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');
    const press = (page: Page, key: 'lights.to-evening' | 'lights.to-day') =>
      page.getByRole('button', { name: say(key) }).click();
    const follow = async (page: Page, key: 'nav.legal-notice', path: string) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say(key) })
        .click();
      await arrivedAt(page, path);
    };

    test('the choice survives navigation, reaches other tabs, and colours the browser’s own bars', async () => {
      const page = await open(about, { colorScheme: 'light' });
      const other = await page.context().newPage();
      await other.goto(legal);
      await hydrated(other);
      await expect.poll(() => themeColour(page)).toBe(DAY.background);

      await press(page, 'lights.to-evening');
      await page.locator(`html.${DARK}`).waitFor();
      await expect.poll(() => themeColour(page)).toBe(EVENING.background);
      await other.locator(`html.${DARK}`).waitFor();
      await expect.poll(() => themeColour(other)).toBe(EVENING.background);

      await follow(page, 'nav.legal-notice', legal);
      await expect.poll(() => modeOf(page)).toBe(DARK);
      await expect.poll(() => themeColour(page)).toBe(EVENING.background);
    });

    test('a page may force its mode; the choice waits, and is back on the next page', async () => {
      const page = await open(about, {
        colorScheme: 'light',
        prepare: (next) =>
          next.route(`**/page-data${legal}/page-data.json`, async (route) => {
            const data = await (await route.fetch()).json();
            data.result.data.page.colourMode = 'dark';
            await route.fulfill({ json: data });
          }),
      });
      await follow(page, 'nav.legal-notice', legal);
      await page.locator(`html.${DARK}`).waitFor();
      await expect(page.getByRole('button', { name: say('lights.to-day') })).toBeDisabled();
      await page.goBack();
      await arrivedAt(page, about);
      await page.locator(`html.${LIGHT}`).waitFor();
    });
  });

import type { Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import { useBrowser } from './support/browser';

const DARK = 'theme-ui-dark';
const LIGHT = 'theme-ui-light';
const t = translator('en');
const open = useBrowser();

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

it('the lamp turns the day into evening, which stays after a reload, without a flash', async () => {
  const page = await open('/', { colorScheme: 'light', prepare: watchPaint });
  expect(await modesPainted(page)).toEqual([LIGHT]);

  await lamp(page, 'lights.to-evening').focus();
  await page.keyboard.press('Enter');
  await lamp(page, 'lights.to-day').waitFor();
  expect(await page.locator('html').getAttribute('class')).toBe(DARK);

  await page.reload();
  await lamp(page, 'lights.to-day').waitFor();
  expect(await modesPainted(page)).toEqual([DARK]);

  await lamp(page, 'lights.to-day').click();
  await lamp(page, 'lights.to-evening').waitFor();
  await page.reload();
  await lamp(page, 'lights.to-evening').waitFor();
  expect(await modesPainted(page)).toEqual([LIGHT]);
});

it.each([
  ['dark', DARK],
  ['light', LIGHT],
] as const)(
  'without a choice of the visitor, %s of the system is shown at once',
  async (colorScheme, mode) => {
    const page = await open('/works/type/all', { colorScheme, prepare: watchPaint });
    expect(await modesPainted(page)).toEqual([mode]);
  },
);

it('a change of the system is followed until the visitor chooses', async () => {
  const page = await open('/', { colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await lamp(page, 'lights.to-day').click();
  await lamp(page, 'lights.to-evening').waitFor();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.locator('html').getAttribute('class')).toBe(LIGHT);
});

import type { Locator, Page } from 'playwright-core';
import { translator } from '../../src/i18n/i18n';
import { routePath } from '../../src/routes/route-path';
import { useBrowser, type ColourScheme } from './support/browser';
import { tabTo } from './support/focus';
import { LAMP, SCREEN } from './support/gathered-works';
import { openScreen, screensNamed } from './support/open-screen';
import { changeBetween, contrastIn, lookOf, looksIn, type Box } from './support/pixels';
import { readQr } from './support/read-qr';

// Colours speak one language.
const LOCALE = 'en';
const t = translator(LOCALE);
const open = useBrowser();
const SHOWN = screensNamed(
  'home',
  'works',
  'work',
  'work-sold',
  'sheet',
  'creator',
  'contact-errors',
  'selection',
  'menu',
  'sub-navigation',
  'search-results',
  'enquiry-errors',
  'newsletter',
  'viewer',
  'selection-notice',
  '404',
  'test',
);
/** px: none of the pages is higher. */
const HIGHEST = 12_000;

const forced = (page: Page, colorScheme: ColourScheme = 'light') =>
  page.emulateMedia({ forcedColors: 'active', colorScheme });

/** Whatever can be operated and is in the window: what it is, and where. Pictures, which are links, are seen as such. */
const controlsIn = (page: Page): Promise<{ name: string; box: Box }[]> =>
  page.evaluate(() => {
    const top = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
    const controls = [...top.querySelectorAll('a[href], button, input:not([type=hidden]), textarea')];
    return controls.flatMap((control) => {
      // A control that is not drawn itself is seen as its label.
      const isUnseen = !control.checkVisibility({ opacityProperty: true });
      const shown = (isUnseen && control.closest('label')) || control;
      if (shown.querySelector('img') || shown.closest('[inert], [aria-hidden=true], dialog:not([open])'))
        return [];
      if (!shown.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { left, top: y, width, height } = shown.getBoundingClientRect();
      // A field is its line, the last of its px.
      const [x, ceiling] = [Math.floor(left), Math.floor(y)];
      const box = {
        left: x,
        top: ceiling,
        width: Math.ceil(left + width) - x,
        height: Math.ceil(y + height) - ceiling,
      };
      const isInside =
        box.left >= 0 && box.top >= 0 && left + width < window.innerWidth && y + height < window.innerHeight;
      return isInside && width > 4 && height > 4 ? [{ name: control.outerHTML.slice(0, 120), box }] : [];
    });
  });

/** Controls of the window that do not stand out from what is around them. */
async function unseenIn(page: Page): Promise<string[]> {
  const controls = await controlsIn(page);
  expect(controls.length).toBeGreaterThan(2);
  const looks = await looksIn(
    page,
    controls.map(({ box }) => box),
  );
  return controls.filter((_, index) => contrastIn(looks[index]!) < 3).map(({ name }) => name);
}

/** Words in the colour of the ground: the system puts that ground behind all words whose colours are left to it. */
const wordsOnTheirOwn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    probe.remove();
    return [...document.querySelectorAll('body *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
          forcedColorAdjust: string;
        };
        return forcedColorAdjust === 'auto' && color === ground && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

it.each(SHOWN)('in the colours of a system every control of $name can be seen', async (screen) => {
  for (const mode of ['light', 'dark'] as const) {
    const page = await openScreen(open, screen, LOCALE, { prepare: (next) => forced(next, mode) });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!(await page.locator('dialog[open], [role=dialog]').count()))
      await page.setViewportSize({ width: 1280, height: Math.min(height, HIGHEST) });
    const unseen = await unseenIn(page);
    expect({ mode, unseen, onTheirOwn: await wordsOnTheirOwn(page) }).toEqual({
      mode,
      unseen: [],
      onTheirOwn: [],
    });
  }
});

it('what cannot be seen would be found', async () => {
  const page = await open(routePath('contact', LOCALE), { prepare: (next) => forced(next) });
  await page.addStyleTag({
    content:
      'main button { forced-color-adjust: auto !important } input { border-color: Canvas !important; appearance: none }',
  });
  expect(await wordsOnTheirOwn(page)).toEqual([expect.stringContaining(t('enquiry.submit'))]);
  expect(await unseenIn(page)).toEqual(expect.arrayContaining([expect.stringContaining('name="name"')]));
});

describe.each(['light', 'dark'] as const)('in the colours of a system, %s, one sees', (mode) => {
  const visit = (path: string) => open(path, { colorScheme: mode, prepare: (next) => forced(next, mode) });
  /** How much of an element changes to the eye by what is done. */
  const change = async (element: Locator, act: () => Promise<unknown>, margin = 0): Promise<number> => {
    const before = await lookOf(element, margin);
    await act();
    return changeBetween(before, await lookOf(element, margin));
  };

  it('which radio is chosen, and whether a switch is on', async () => {
    const page = await visit(routePath('contact', LOCALE));
    const radio = page.getByRole('main').getByRole('radio', { name: t('form.phone') });
    expect(await change(radio, () => radio.check())).toBeGreaterThan(30);
    const choice = page.getByRole('main').getByRole('switch').first();
    expect(await change(choice, () => choice.check())).toBeGreaterThan(100);
  });

  it('what has the focus', async () => {
    const page = await visit(routePath('about', LOCALE));
    for (const control of [
      page.getByRole('button', { name: t('nav.menu') }),
      page.getByRole('button', { name: t('search.open'), exact: true }),
      page.getByRole('contentinfo').getByRole('link').first(),
    ])
      expect(await change(control, () => tabTo(control, 80), 6)).toBeGreaterThan(100);
  });

  it('which of the lights and which of the works are chosen', async () => {
    const page = await visit(routePath('works-type-slug', LOCALE, { slug: 'all' }));
    const labelOf = (name: RegExp) => page.getByRole('main').locator('label').filter({ hasText: name });
    const sold = labelOf(new RegExp(`^${t('works.sold')}`));
    expect(await change(sold, () => sold.click())).toBeGreaterThan(30);
    const light = page.getByRole('contentinfo').locator(`label[data-preference=light]`);
    expect(await change(light, () => light.click())).toBeGreaterThan(10);
  });

  it('which page one is on, and in which language', async () => {
    const page = await visit(routePath('about', LOCALE));
    await page.getByRole('button', { name: t('nav.menu') }).click();
    const menu = page.getByRole('dialog');
    for (const current of [
      menu.getByRole('link', { name: t('nav.about') }),
      menu.getByRole('link', { name: 'English' }),
    ])
      expect(
        await change(current, () => current.evaluate((link) => link.removeAttribute('aria-current'))),
      ).toBeGreaterThan(10);
  });

  it('that a work is sold', async () => {
    const page = await visit(routePath('works-slug', LOCALE, { slug: SCREEN.slugs[LOCALE] }));
    const sold = page.getByRole('main').getByText(t('work.sold'), { exact: true }).first();
    const { height = 0 } = (await sold.boundingBox()) ?? {};
    const look = await lookOf(sold);
    // The dot is the first of its width, in the middle of its height.
    const dot = look.light[Math.round(height / 2) * look.width + 4]!;
    const ground = look.light[0]!;
    expect((Math.max(dot, ground) + 0.05) / (Math.min(dot, ground) + 0.05)).toBeGreaterThan(3);
  });

  it('the lamp of the house, lit or not, and that of a work', async () => {
    const page = await visit(routePath('works-slug', LOCALE, { slug: LAMP.slugs[LOCALE] }));
    const house = page.getByRole('banner').getByRole('button', { name: /^Lights/ });
    expect(contrastIn(await lookOf(house))).toBeGreaterThan(4.5);
    expect(await change(house, () => house.click())).toBeGreaterThan(20);
    const lamp = page.getByRole('main').getByRole('switch').first();
    expect(await change(lamp, () => lamp.click())).toBeGreaterThan(60);
  });

  it('how large a work is, and its code', async () => {
    const work = await visit(routePath('works-slug', LOCALE, { slug: LAMP.slugs[LOCALE] }));
    expect(contrastIn(await lookOf(work.getByRole('img', { name: /person of 170/ })))).toBeGreaterThan(4.5);
    const creator = await visit(routePath('creators-slug', LOCALE, { slug: 'odile-kerherve' }));
    const code = creator.getByRole('img', { name: /QR/ }).first();
    await code.scrollIntoViewIfNeeded();
    expect(await readQr(code)).toContain('/creators/odile-kerherve');
  });
});

import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, type Visitor } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { focusOn, tabTo } from '../support/browser/focus';
import {
  BENCH,
  filler,
  gathered,
  LOST,
  markOf,
  SCREEN,
  storedTitles,
  type SampleWork,
} from '../support/site/gathered-works';
import { pdfText } from '../support/site/pdf-text';
import { expect, inTurn, test } from '../support/test';

/** What the tests need to find their way in a language. */
function siteIn(locale: LocaleCode) {
  const t = translator(locale);
  const selection = routePath('selection', locale);
  return {
    t,
    selection,
    works: allWorksPath(locale),
    workPath: ({ slugs }: SampleWork) => routePath('works-slug', locale, { slug: slugs[locale] }),
    mark: (page: Page, work: SampleWork) => markOf(page, work, locale),
    named: (page: Page, key: 'take-out' | 'put-back', { titles }: SampleWork) =>
      page.getByRole('button', { name: t(`selection.${key}-named`, { title: titles[locale] }) }),
    count: (page: Page, number: number) =>
      page.getByRole('banner').getByRole('link', { name: `${t('nav.selection')} ${number}` }),
    title: (page: Page, works = '') =>
      page.getByRole('main').getByRole('heading', {
        level: 1,
        name: new RegExp(`^${t('selection.title')}\\s*${works}$`),
      }),
    reference: (page: Page, { reference }: SampleWork) => page.getByText(t('work.reference', { reference })),
    openSelection: (visitor: Visitor = {}, ...kept: SampleWork[]) =>
      open(selection, {
        ...visitor,
        prepare: async (page) => {
          await gathered(locale, ...kept)(page);
          await visitor.prepare?.(page);
        },
      }),
  };
}

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const { t, works, selection, workPath, mark, named, count, title, reference, openSelection } =
      siteIn(locale);

    test('works are gathered from the grid and from their pages, counted, and seen on one page', async () => {
      const page = await open(works);
      const inHeader = page.getByRole('banner').getByRole('link', { name: t('nav.selection') });
      await expect(inHeader).toHaveCount(0);
      await mark(page, BENCH).hover();
      // Only what changes in a place that is there already is announced (WCAG 4.1.3).
      const places = page.locator('[role=status]:empty:not(main *)');
      await places.last().evaluate((place) => place.setAttribute('data-before', ''));
      await mark(page, BENCH).click();
      await page.locator('[data-before]').getByText(t('selection.added')).waitFor();
      await expect(mark(page, BENCH)).toHaveAttribute('aria-pressed', 'true');
      await count(page, 1).waitFor();

      await page
        .locator(`main [data-work][href="${workPath(SCREEN)}"]`)
        .first()
        .click();
      await arrivedAt(page, workPath(SCREEN));
      await page.getByRole('button', { name: t('selection.add') }).click();
      await page.getByRole('button', { name: t('selection.in') }).waitFor();
      await count(page, 2).waitFor();

      await page.getByRole('button', { name: t('nav.menu') }).click();
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await menu.getByRole('link', { name: `${t('nav.selection')} 2` }).click();
      await arrivedAt(page, selection);
      await title(page, '2').waitFor();
      for (const work of [BENCH, SCREEN]) {
        await page.getByRole('main').getByRole('link', { name: work.titles[locale] }).waitFor();
        await reference(page, work).waitFor();
      }
    });

    test('a work is taken out and put back, and all of them; what was taken out is not printed', async () => {
      const page = await openSelection({}, BENCH, SCREEN);
      await reference(page, SCREEN).waitFor();
      await named(page, 'take-out', BENCH).click();
      await page.getByText(t('selection.taken-out')).waitFor();
      await expect.poll(() => storedTitles(page)).toEqual([SCREEN.titles[locale]]);
      await named(page, 'put-back', BENCH).click();
      await expect.poll(() => storedTitles(page)).toEqual([BENCH.titles[locale], SCREEN.titles[locale]]);

      await page.getByRole('button', { name: t('selection.clear') }).click();
      await page.getByText(t('selection.emptied')).waitFor();
      await expect.poll(() => storedTitles(page)).toEqual([]);
      await page.getByRole('button', { name: t('selection.restore') }).click();
      await expect.poll(() => storedTitles(page)).toEqual([BENCH.titles[locale], SCREEN.titles[locale]]);

      await named(page, 'take-out', SCREEN).click();
      const paper = (await pdfText(await page.pdf({ format: 'A4' }))).join('\n');
      expect(paper).toContain(BENCH.titles[locale]);
      expect(paper).toContain(BENCH.reference);
      expect(paper).toMatch(/bonjour@/);
      expect(paper).not.toContain(SCREEN.titles[locale]);
      expect(paper).not.toContain(t('selection.clear'));

      await page.reload({ waitUntil: 'domcontentloaded' });
      await named(page, 'take-out', BENCH).waitFor();
      await expect(named(page, 'put-back', SCREEN)).toHaveCount(0);
    });

    test('without scripts the page says what it needs and leads on, and the grid has no dead controls', async () => {
      const page = await open(selection, { javaScriptEnabled: false });
      const main = page.getByRole('main');
      // Not by getByText, which passes over noscript, shown or not.
      const words = main.locator('noscript p').first();
      await expect(words).toBeVisible();
      await expect.poll(() => words.innerText()).toBe(t('selection.needs-scripts'));
      await expect(main.getByRole('link', { name: t('nav.contact') })).toHaveAttribute(
        'href',
        routePath('contact', locale),
      );
      await main.getByRole('link', { name: t('home.all-works') }).click();
      await page.waitForURL(`**${works}`, { waitUntil: 'domcontentloaded' });
      await expect(main.getByRole('listitem').getByRole('button')).toHaveCount(0);
    });
  });

test.describe('in either language', () => {
  const en = siteIn('en');
  const fr = siteIn('fr');

  test('an empty selection, or what somebody else has written into its storage, leads to all works', async () => {
    const page = await open(en.selection, {
      prepare: (next) => next.addInitScript(() => localStorage.setItem('selection-v1', '[{"slugs":3},"x"')),
    });
    await page.getByText(en.t('selection.empty')).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: en.t('home.all-works') })
      .click();
    await arrivedAt(page, en.works);
  });

  test('two tabs are in step', async () => {
    const page = await fr.openSelection({}, BENCH);
    const other = await page.context().newPage();
    await other.goto(fr.works, { waitUntil: 'domcontentloaded' });
    await hydrated(other);
    await fr.mark(other, SCREEN).click();
    await fr.named(page, 'take-out', SCREEN).waitFor();
    await fr.named(page, 'take-out', BENCH).click();
    await other.waitForFunction(
      (name) => document.querySelector(`[aria-label="${name}"]`)?.getAttribute('aria-pressed') === 'false',
      fr.t('selection.add-named', { title: BENCH.titles.fr }),
    );
  });

  test('a work that is gone is named and left out; a fault of the network loses nothing', async () => {
    const { t, named, reference, title, openSelection, workPath } = en;
    const data = `**/page-data${workPath(BENCH)}/page-data.json`;
    const page = await openSelection(
      { prepare: (next) => next.route(data, (route) => route.abort()) },
      BENCH,
      LOST,
    );
    const gone = page.getByText(t('selection.gone', { count: 1 }));
    await gone.waitFor();
    await expect.poll(() => gone.innerText()).toContain(LOST.titles.en);
    await expect(page.locator('main [data-work]')).toHaveCount(1);
    await page.getByRole('button', { name: t('selection.forget-gone', { count: 1 }) }).click();
    await gone.waitFor({ state: 'detached' });
    await expect.poll(() => storedTitles(page)).toEqual([BENCH.titles.en]);
    await focusOn(title(page, '1'));

    await page
      .getByRole('alert')
      .getByText(t('selection.failed', { count: 1 }))
      .waitFor();
    await named(page, 'take-out', BENCH).waitFor();
    await page.unroute(data);
    await page.getByRole('button', { name: t('selection.retry') }).click();
    await reference(page, BENCH).waitFor();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('without storage it lasts for the visit, and says so once on each page', async () => {
    const { t, works, selection, mark, named, count } = en;
    const page = await open(works, {
      prepare: (next) =>
        next.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }),
    });
    await mark(page, BENCH).click();
    await page.getByText(t('selection.unkept')).waitFor();
    await count(page, 1).click();
    await arrivedAt(page, selection);
    await named(page, 'take-out', BENCH).waitFor();
    await page.getByRole('main').getByText(t('selection.unkept')).waitFor();
    // The notice of the page before gives way to the page's own words.
    await page.getByRole('link', { name: t('selection.see') }).waitFor({ state: 'detached' });
    await expect(page.getByText(t('selection.unkept'))).toHaveCount(1);
  });

  test('the 51st work finds no room, and that is said', async () => {
    const { t, works, mark } = fr;
    const fifty = Array.from({ length: 50 }, (_, index) => filler(index));
    const page = await open(works, { prepare: gathered('fr', ...fifty) });
    await mark(page, BENCH).click();
    await page.getByText(t('selection.full', { max: 50 })).waitFor();
    await expect(mark(page, BENCH)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => storedTitles(page)).toHaveLength(50);
  });

  test('goes by keyboard alone', async () => {
    const { t, works, selection, workPath, mark, named, title } = fr;
    const page = await open(works);
    await page
      .locator(`main [data-work][href="${workPath(BENCH)}"]`)
      .first()
      .focus();
    await tabTo(mark(page, BENCH), 1);
    await page.keyboard.press('Space');
    const see = page.getByRole('link', { name: t('selection.see') });
    await see.waitFor();
    // It comes before the footer; from the grid to there are as many stops as there are works.
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await focusOn(see);
    await page.keyboard.press('Enter');
    await arrivedAt(page, selection);
    await focusOn(title(page, '1'));
    await tabTo(named(page, 'take-out', BENCH));
    await page.keyboard.press('Enter');
    await focusOn(named(page, 'put-back', BENCH));
    await page.keyboard.press('Space');
    await focusOn(named(page, 'take-out', BENCH));
    await expect.poll(() => storedTitles(page)).toEqual([BENCH.titles.fr]);
  });
});

test.describe('the sign beside the label', () => {
  test('moves nothing at any width, and is large enough', async () => {
    const widths = [320, 390, 1440];
    const boxesAt = async (page: Page, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return page.locator('main [data-work]').evaluateAll((links) =>
        links.map((link) => {
          const { x, y, width: wide, height } = link.getBoundingClientRect();
          return [x, y, wide, height].map(Math.round);
        }),
      );
    };
    const plain = await open(allWorksPath('en'), { javaScriptEnabled: false });
    await plain.evaluate(() => document.fonts.ready);
    const page = await open(allWorksPath('en'));
    const sign = markOf(page, BENCH, 'en');
    await sign.waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      expect([width, await boxesAt(page, width)]).toEqual([width, await boxesAt(plain, width)]);
      const target = await sign.boundingBox();
      expect(target?.width).toBeGreaterThanOrEqual(44);
      expect(target?.height).toBeGreaterThanOrEqual(44);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });

  test('is counted in the header where there is room, in the menu everywhere', async () => {
    const page = await open('/about', { prepare: gathered('en', BENCH) });
    const inHeader = page.getByRole('banner').getByText('selection 1', { exact: true }).first();
    for (const [width, visible] of [
      [390, false],
      [820, false],
      [900, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await inHeader.waitFor({ state: visible ? 'visible' : 'hidden' });
      await page.getByRole('button', { name: 'menu' }).click();
      const menu = page.getByRole('dialog');
      await menu.getByRole('link', { name: 'selection 1' }).waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'hidden' });
    }
  });
});

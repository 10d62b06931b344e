import type { Page } from '@playwright/test';
import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
import { translator } from '../../../src/i18n/i18n';
import { routePath } from '../../../src/routes/route-path';
import { arrivedAt, open, type Visitor } from '../support/browser/browser';
import { BENCH, LAMP } from '../support/site/gathered-works';
import { lookOf } from '../support/browser/pixels';
import { everyNth, expect, inTurn, test } from '../support/test';

// The evening is the same in every language.
const LOCALE = 'en';
const t = translator(LOCALE);

const works = routePath('works-type-slug', LOCALE, { slug: ALL_TYPES_SLUGS[LOCALE] });
const lamp = routePath('works-slug', LOCALE, { slug: LAMP.slugs[LOCALE] });
const bench = routePath('works-slug', LOCALE, { slug: BENCH.slugs[LOCALE] });
const itsCreator = routePath('creators-slug', LOCALE, { slug: 'armand-vasselot' });

/** A page of each kind of picture: of pieces, details, rooms, events, portraits, articles. */
const PAGES = [
  routePath('index', LOCALE),
  works,
  lamp,
  bench,
  routePath('works-slug-pdf', LOCALE, { slug: LAMP.slugs[LOCALE] }),
  itsCreator,
  routePath('events-slug', LOCALE, { slug: 'after-dark' }),
  routePath('press', LOCALE),
  routePath('press-slug', LOCALE, { slug: 'indoor-lights' }),
  routePath('about', LOCALE),
  routePath('contact', LOCALE),
];

/** The sample catalogue calls its pictures of the evening so; those of a day have a name of their own. */
const isNight = (url: string) => /-night\.[0-9a-f]{8}\//.test(url);

/** Notes each picture that a page has asked for, by its file. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) asked.push(pathname);
  });
  return asked;
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

for (const path of everyNth(PAGES, 3))
  test.describe(`${path}`, () => {
    for (const colorScheme of inTurn(['light', 'dark'] as const, path))
      test(`asks for no picture of the other light: ${colorScheme}`, async () => {
        let asked: string[] = [];
        const page = await open(path, { colorScheme, prepare: (next) => void (asked = listen(next)) });
        await scrollThrough(page);
        expect(asked.length).toBeGreaterThan(0);
        expect(asked.filter((url) => isNight(url) !== (colorScheme === 'dark'))).toEqual([]);
      });
  });

test('a visitor who has chosen the evening is given no picture of the day, whatever the system says', async () => {
  let asked: string[] = [];
  const page = await open(lamp, {
    colorScheme: 'light',
    prepare: async (next) => {
      await next.addInitScript(() => localStorage.setItem('colour-mode', 'dark'));
      asked = listen(next);
    },
  });
  await scrollThrough(page);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => !isNight(url))).toEqual([]);
});

test.describe('the first picture of a page', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`is asked for before any script: ${colorScheme}`, async () => {
      const order: string[] = [];
      await open(lamp, {
        colorScheme,
        prepare: (next) =>
          next.on('request', (request) => {
            if (['image', 'script'].includes(request.resourceType())) order.push(request.resourceType());
          }),
      });
      expect(order[0]).toBe('image');
    });
});

interface Watched extends Window {
  /** ms that each cross-fade of the page took, and what else moved when it had begun. */
  turns?: { took: number; others: string[] }[];
}

/** Notes every cross-fade of the whole page. */
const watchTurns = (page: Page) =>
  page.addInitScript(() => {
    const turns: NonNullable<Watched['turns']> = ((window as Watched).turns = []);
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (update) {
      const turn = startViewTransition.call(this, update);
      void turn.ready.then(async () => {
        const begun = performance.now();
        const isOfPage = ({ effect }: Animation) =>
          (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition');
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const others = document.getAnimations().filter((animation) => !isOfPage(animation));
        await turn.finished;
        turns.push({
          took: performance.now() - begun,
          others: others.map(({ effect }) =>
            String((effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
          ),
        });
      });
      return turn;
    };
  });

test.describe('with all works in view', () => {
  /** As high as the list, so that none is below the window. */
  const HIGH = { width: 1440, height: 5200 };
  const visit = async (visitor: Visitor) => {
    const page = await open(works, { ...visitor, prepare: watchTurns });
    await page.setViewportSize(HIGH);
    await page.waitForLoadState('networkidle');
    return page;
  };
  /** Of those that have an evening: how many, and how many are seen in it and no longer by day. */
  const pictures = (page: Page) =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main [data-light] > [data-night]')];
      const isSeen = (night: HTMLElement) => {
        const { display, opacity, visibility } = getComputedStyle(night);
        return display === 'block' && opacity === '1' && visibility === 'visible';
      };
      return { count: all.length, lit: all.filter(isSeen).length };
    });
  const press = (page: Page, key: 'lights.to-evening' | 'lights.to-day') =>
    page.getByRole('button', { name: t(key) }).click();

  test('evening and day change in one cross-fade of 600 ms, in which no picture fades by itself', async () => {
    const page = await visit({ colorScheme: 'light', reducedMotion: 'no-preference' });
    const { count } = await pictures(page);
    expect(count).toBeGreaterThanOrEqual(24);
    for (const [index, key] of (['lights.to-evening', 'lights.to-day'] as const).entries()) {
      await press(page, key);
      await page.waitForFunction((turn) => (window as Watched).turns?.[turn], index);
      const { took, others } = (await page.evaluate((turn) => (window as Watched).turns?.[turn], index))!;
      expect(others).toEqual([]);
      // A busy machine is late with its frames, never early.
      expect(took).toBeGreaterThan(550);
      await expect
        .poll(() => pictures(page))
        .toEqual({ count, lit: key === 'lights.to-evening' ? count : 0 });
    }
    await expect
      .poll(() =>
        page.evaluate(
          () => getComputedStyle(document.documentElement, '::view-transition-new(root)').animationDuration,
        ),
      )
      .toBe('0.6s');
  });

  test('they change at once for those who asked for no movement', async () => {
    const page = await visit({ colorScheme: 'light' });
    const { count } = await pictures(page);
    await press(page, 'lights.to-evening');
    await page.locator('html.theme-ui-dark').waitFor();
    await expect.poll(() => pictures(page)).toEqual({ count, lit: count });
    await expect.poll(() => page.evaluate(() => (window as Watched).turns)).toEqual([]);
  });
});

test.describe('a lamp that a visitor has put out in the evening', () => {
  /** How the lamp is shown, wherever it is. */
  const lights = (page: Page) =>
    page
      .locator('main [data-picture=lamp]', { has: page.locator(`img[src*=${LAMP.id}-1-night]`) })
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.light));

  test('stays out on the way through the site and in another language, until the lights change', async () => {
    const page = await open(lamp, { colorScheme: 'dark' });
    await page.getByRole('main').getByRole('switch').filter({ visible: true }).click();
    await expect.poll(() => lights(page)).toEqual(['off']);
    await page.locator(`main a[href="${itsCreator}"]`).first().click();
    await arrivedAt(page, itsCreator);
    await expect.poll(() => lights(page)).toEqual(['off']);
    await page.goto(routePath('works-slug', 'fr', { slug: LAMP.slugs.fr }));
    await page.locator('main [data-light=off]').first().waitFor();
    await expect(page.getByRole('main').getByRole('switch').filter({ visible: true })).not.toBeChecked();

    await page.getByRole('button', { name: translator('fr')('lights.to-day') }).click();
    await page.locator('html.theme-ui-light').waitFor();
    await page.getByRole('button', { name: translator('fr')('lights.to-evening') }).click();
    await page.locator('html.theme-ui-dark').waitFor();
    await expect.poll(() => lights(page)).toEqual(['lamp']);
  });

  test('is seen unlit in the dark, on its page and in the viewer', async () => {
    const page = await open(lamp, { colorScheme: 'dark', realPictures: true });
    /** How bright the brightest of it is, from 0 to 1. */
    const brightest = async (selector: string) =>
      (await lookOf(page.locator(selector).first())).light.reduce((one, other) => Math.max(one, other));
    await page.locator('#picture-1 [data-night][data-came]').waitFor();
    expect(await brightest('#picture-1')).toBeGreaterThan(0.5);
    await page.getByRole('main').getByRole('switch').filter({ visible: true }).click();
    await page.locator('#picture-1 [data-day][data-came]').waitFor();
    await page.locator('#picture-1 [data-night]').waitFor({ state: 'hidden' });
    expect(await brightest('#picture-1')).toBeLessThan(0.12);
    await page.locator('#picture-1').click();
    await page.locator('.pswp [data-seen=dark] img').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await brightest('.pswp [data-seen=dark]')).toBeLessThan(0.12);
  });
});

test('only what is a lamp has a switch, and light on the wall', async () => {
  const page = await open(bench, { colorScheme: 'dark' });
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
  await page.locator('#picture-1 [data-night][data-came]').waitFor();
  const spill = () =>
    page.locator('#picture-1 [data-picture]').evaluate((node) => getComputedStyle(node, '::before').content);
  await expect.poll(() => spill()).toBe('none');
});

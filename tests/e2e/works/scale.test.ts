import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { open } from '../support/browser/browser';
import { expect, inTurn, RUNS_ALL, test } from '../support/test';
/** px of a phone, a tablet and a desk. */
const WIDTHS = [320, 720, 1440];

interface DrawnWork {
  locale: LocaleCode;
  path: string;
  /** The drawing in words. */
  words: RegExp;
  /** cm of its front, and of what is between it and the floor. */
  height: number;
  width: number;
  bottom: number;
}

const LAMP = { height: 160, width: 88, bottom: 0 };
const PENDANT = { height: 41, width: 41, bottom: 159 };
const WALL_LIGHTS = { height: 34, width: 16, bottom: 133 };
const WORKS: DrawnWork[] = [
  {
    ...LAMP,
    locale: 'en',
    path: '/works/guetteur-floor-lamp',
    words: /^Beside a person of 170 cm, on the floor: height 160 cm \(63 inches\), width 88 cm/,
  },
  {
    ...LAMP,
    locale: 'fr',
    path: '/fr/oeuvres/lampadaire-guetteur',
    words: /^À côté d’une personne de 170 cm, au sol\s: hauteur 160 cm, largeur 88 cm/,
  },
  {
    ...PENDANT,
    locale: 'en',
    path: '/works/ruche-pendant',
    words: /hanging from a ceiling at 250 cm: height 41 cm \(16\s⅛ inches\), diameter 41 cm/,
  },
  {
    ...PENDANT,
    locale: 'fr',
    path: '/fr/oeuvres/suspension-ruche',
    words: /sous un plafond à 250 cm\s: hauteur 41 cm, diamètre 41 cm/,
  },
  {
    ...WALL_LIGHTS,
    locale: 'en',
    path: '/works/persienne-wall-lights',
    words: /on the wall, its middle at 150 cm: height 34 cm .*depth 13 cm \(5\s⅛ inches\) \(each\)$/,
  },
  {
    ...WALL_LIGHTS,
    locale: 'fr',
    path: '/fr/oeuvres/appliques-persienne',
    words: /au mur, le milieu à 150 cm\s: hauteur 34 cm, .*profondeur 13 cm \(chacune\)$/,
  },
];
/** Each of the three once, by language in turn. */
const IN_TURN = WORKS.filter((_, index) => index % 2 === Math.floor(index / 2) % 2);

const sectionOf = (page: Page, locale: LocaleCode) =>
  page.locator('section', { has: page.getByRole('heading', { name: translator(locale)('scale.title') }) });

/** Where the labels of the drawing are in the window, and how large their letters are. */
const labelsOf = (page: Page, locale: LocaleCode) =>
  sectionOf(page, locale)
    .locator('[data-place]')
    .evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right, top, bottom } = label.getBoundingClientRect();
        return { left, right, top, bottom, letters: parseFloat(getComputedStyle(label).fontSize) };
      }),
    );
type Label = Awaited<ReturnType<typeof labelsOf>>[number];

const touch = (one: Label, other: Label) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

for (const { locale, path, words, ...work } of RUNS_ALL ? WORKS : IN_TURN)
  test(`${path} is drawn to scale and told in words, with labels that are legible at every width`, async () => {
    const page = await open(path);
    const drawing = sectionOf(page, locale).getByRole('img', { name: words });
    await drawing.scrollIntoViewIfNeeded();
    const sizes = await drawing.evaluate((svg) => {
      const boxOf = (element: Element | null) => element!.getBoundingClientRect();
      const person = boxOf(svg.querySelector('path'));
      const front = boxOf(svg.querySelector('[data-part=front]'));
      return { person, front, floor: person.bottom };
    });
    // px per cm, by the one thing whose size is known.
    const scale = sizes.person.height / 170;
    const found = [sizes.front.height, sizes.front.width, sizes.floor - sizes.front.bottom];
    [work.height, work.width, work.bottom].forEach((cm, index) => {
      // A stroke more or less.
      expect(Math.abs(found[index]! - cm * scale)).toBeLessThan(2);
    });
    expect(sizes.front.left).toBeGreaterThan(sizes.person.right);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const labels = await labelsOf(page, locale);
      expect(labels.length).toBeGreaterThan(2);
      for (const [index, label] of labels.entries()) {
        expect(label.left).toBeGreaterThanOrEqual(0);
        expect(label.right).toBeLessThanOrEqual(width);
        expect(label.letters).toBeGreaterThanOrEqual(12.9);
        for (const other of labels.slice(index + 1)) expect(touch(label, other)).toBe(false);
      }
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`a drawing is there without scripts, in ${locale}`, async () => {
    const { path, words } = WORKS.find((work) => work.locale === locale)!;
    const page = await open(path, { javaScriptEnabled: false });
    await expect(sectionOf(page, locale).getByRole('img', { name: words })).toBeVisible();
    await expect(sectionOf(page, locale).getByText('170 cm')).toBeVisible();
  });

test('a drawing stays in view beside the texts, and comes after them on a phone', async () => {
  const page = await open('/works/guetteur-floor-lamp');
  await page.setViewportSize({ width: 1440, height: 700 });
  const place = async () => {
    const scale = (await sectionOf(page, 'en').boundingBox())!;
    const texts = (await page.getByRole('heading', { name: 'history' }).boundingBox())!;
    return { scale, texts };
  };
  const wide = await place();
  expect(wide.scale.x + wide.scale.width).toBeLessThan(wide.texts.x);
  await page
    .getByRole('heading', { name: 'credits', exact: true })
    .evaluate((heading) => heading.scrollIntoView());
  await expect.poll(async () => (await sectionOf(page, 'en').boundingBox())!.y).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await place();
  expect(narrow.scale.y).toBeGreaterThan(narrow.texts.y);
  expect(narrow.scale.x).toBeCloseTo(narrow.texts.x, 0);
});

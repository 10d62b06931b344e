import type { Page } from '@playwright/test';
import { ON_REQUEST } from '../../../src/contract/collections/values';
import type { Work } from '../../../src/contract/items/work';
import { createGallery } from '../../../src/gallery/gallery';
import { formatPrice } from '../../../src/i18n/formats/prices';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, LOCALES, type LocaleCode } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open, type Visitor } from '../support/browser/browser';
import { contentOf } from '../support/site/downloads';
import { hydrated } from '../support/browser/hydrated';
import { readPdf } from '../support/site/pdf-text';
import { readQr } from '../support/browser/read-qr';
import { ORIGIN, SITE } from '../support/site/site';
import { LONG_WAIT_MS } from '../../patience';
import { expect, inTurn, test } from '../support/test';
const gallery = createGallery({ baseUrl: SITE.apiUrl });
const LAMP = { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' };
const BENCH = { en: 'quai-bench', fr: 'banc-quai' };
/** Much fine detail: the largest file of the catalogue. */
const SCREEN = { en: 'claustra-screen', fr: 'paravent-claustra' };

/** px of the picture, 145 mm wide, at 200 dpi. */
const LEAST_PIXELS = 1142;
const A4 = { width: 595, height: 842 };

const spaced = (text: string) => text.replace(/\s+/g, ' ');

/** Where each of the words stands in the text; sorted when they come in order. */
const places = (text: string, words: string[]) => {
  let from = 0;
  return words.map((word) => (from = spaced(text).indexOf(word, from)));
};

/** Tells of each sheet that is put into the page how its picture is drawn, in mm. Runs in the page. */
function noteShapes(): void {
  const { noteShape } = window as unknown as { noteShape: (shape: object) => void };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => {
      const image = document.querySelector<HTMLImageElement>(
        'body > div [data-part=picture] > img[src^=blob]',
      );
      if (!image?.complete) return;
      const { width, height, right } = image.getBoundingClientRect();
      noteShape({
        drawn: width / height,
        own: image.naturalWidth / image.naturalHeight,
        right: ((right - (image.closest('article')?.getBoundingClientRect().left ?? 0)) * 25.4) / 96,
      });
    }).observe(document.body, { childList: true }),
  );
}

interface SheetVisitor extends Visitor {
  size?: { width: number; height: number };
}

/** What the tests need to find their way in a language. */
function sheetsIn(locale: LocaleCode) {
  const t = translator(locale);
  const control = (page: Page) => page.getByRole('main').getByText(t('work.pdf-sheet'), { exact: true });
  const status = (page: Page, words: string) =>
    page.getByRole('main').getByRole('status').filter({ hasText: words });
  /** A message up to its first value. */
  const beginning = (key: Parameters<typeof t>[0]) => t(key, { name: '|' }).split('|')[0]!.trim();

  /** Opens a page, presses 'pdf sheet' twice, and gives the one file that comes. */
  async function makeFile(path: string, { size, ...visitor }: SheetVisitor = {}) {
    const page = await open(path, { realPictures: true, ...visitor });
    if (size) await page.setViewportSize(size);
    const names: string[] = [];
    page.on('download', (download) => names.push(download.suggestedFilename()));
    const file = page.waitForEvent('download', { timeout: LONG_WAIT_MS });
    await control(page).click();
    await control(page).dispatchEvent('click');
    const download = await file;
    await status(page, beginning('sheet.made')).waitFor();
    expect(names).toHaveLength(1);
    const content = await contentOf(download);
    return { name: names[0], content, pdf: await readPdf(content) };
  }

  /** What the sheet has to say, in the order of reading. */
  async function saying(slugs: typeof LAMP): Promise<string[]> {
    const work = await gallery.work(locale, slugs[locale]);
    return [
      ...work.creators.map(({ name }) => name),
      work.title,
      work.date,
      work.materials,
      t('work.reference', { reference: work.reference }),
      t(work.availability === 'sold' ? 'work.sold' : 'work.available'),
      priceOf(work),
      work.history?.replace(/<[^>]*>/g, '').slice(0, 30),
      ...work.credits.map(({ name }) => name),
      '75006 Paris',
    ].flatMap((words) => (words ? [spaced(words)] : []));
  }

  const priceOf = ({ price }: Work): string | undefined =>
    price === ON_REQUEST ? t('work.price-on-request') : price && formatPrice(price, locale);

  return {
    t,
    control,
    status,
    beginning,
    makeFile,
    saying,
    workPath: (slugs: typeof LAMP) => routePath('works-slug', locale, { slug: slugs[locale] }),
    sheetPath: (slugs: typeof LAMP) => routePath('works-slug-pdf', locale, { slug: slugs[locale] }),
  };
}

const PHONE_IN_THE_EVENING: SheetVisitor = { colorScheme: 'dark', size: { width: 390, height: 844 } };

test.describe('the sheet’s file', () => {
  for (const [locale, what, start, visitor] of [
    ['en', 'the work’s page', 'workPath', {}],
    ['fr', 'the work’s page on a phone in the evening', 'workPath', PHONE_IN_THE_EVENING],
    ['en', 'the sheet’s page', 'sheetPath', {}],
  ] as [LocaleCode, string, 'workPath' | 'sheetPath', SheetVisitor][])
    test(`in ${locale} is made from ${what}: one A4 page that can be read`, async () => {
      const sheets = sheetsIn(locale);
      const { name, content, pdf } = await sheets.makeFile(sheets[start](LAMP), visitor);
      const work = await gallery.work(locale, LAMP[locale]);
      expect(name).toBe(`Armand Vasselot - ${work.title}.pdf`);
      expect(content.length).toBeLessThan(1e6);
      expect(pdf).toMatchObject({
        title: `${work.title}, Armand Vasselot`,
        author: 'Armand Vasselot',
        language: LOCALES[locale].tag,
      });
      expect(pdf.pages).toHaveLength(1);
      const [sheet] = pdf.pages;
      expect({ width: Math.round(sheet!.width), height: Math.round(sheet!.height) }).toEqual(A4);
      expect(sheet!.links).toContain(ORIGIN + sheets.workPath(LAMP));
      expect(sheet!.links).toEqual(
        expect.arrayContaining([expect.stringMatching(/^tel:\+33/), expect.stringMatching(/^mailto:/)]),
      );
      const found = places(sheet!.text, await sheets.saying(LAMP));
      expect(found).not.toContain(-1);
      expect((sheet!.pictures[0]!.width * 145) / 210).toBeGreaterThanOrEqual(LEAST_PIXELS);
    });

  test('shows the picture in its own shape, beside the wordmark', async () => {
    const { makeFile, workPath } = sheetsIn('en');
    const shapes: { drawn: number; own: number; right: number }[] = [];
    await makeFile(workPath(LAMP), {
      prepare: async (page) => {
        await page.exposeFunction('noteShape', (shape: (typeof shapes)[number]) => void shapes.push(shape));
        await page.addInitScript(noteShapes);
      },
    });
    expect(shapes.length).toBeGreaterThan(0);
    for (const { drawn, own, right } of shapes) {
      expect(drawn).toBeCloseTo(own, 2);
      // The wordmark begins at 155 mm.
      expect(right).toBeLessThanOrEqual(150);
    }
  });

  for (const [name, locale, slugs, size] of [
    ['wide', 'fr', BENCH, 'xl'],
    ['full of detail', 'en', SCREEN, 'lg'],
  ] as const)
    test(`has enough of a picture that is ${name}, in less than 1 MB`, async () => {
      const { makeFile, sheetPath } = sheetsIn(locale);
      const asked: string[] = [];
      const { content } = await makeFile(sheetPath(slugs), {
        prepare: (page) => page.on('request', (request) => asked.push(request.url())),
      });
      const work = await gallery.work(locale, slugs[locale]);
      expect(asked.some((url) => url.endsWith(work.image!.sizes[size]))).toBe(true);
      expect(content.length).toBeLessThan(1e6);
    });

  test('can be made of a preview', async () => {
    const preview = SITE.pages.find((page) => page.route === 'preview-id' && page.locale === 'fr');
    const { pdf } = await sheetsIn('fr').makeFile(preview!.path);
    expect(pdf.author).toBe('Armand Vasselot');
    expect(pdf.language).toBe(LOCALES.fr.tag);
  });

  test('is made without its picture when the API is down, and says so', async () => {
    const { control, status, beginning, saying, workPath } = sheetsIn('en');
    const page = await open(workPath(LAMP), {
      prepare: (next) => next.route('**/media/**', (route) => route.abort()),
    });
    const file = page.waitForEvent('download', { timeout: LONG_WAIT_MS });
    await control(page).click();
    const pdf = await readPdf(await contentOf(await file));
    expect(places(pdf.pages[0]!.text, await saying(LAMP))).not.toContain(-1);
    await status(page, beginning('sheet.made-without-picture')).waitFor();
  });

  test('says what to do when its code can’t be fetched', async () => {
    const { t, control, status, sheetPath } = sheetsIn('fr');
    const known = new Set<string>();
    let lost = false;
    const page = await open(sheetPath(LAMP), {
      prepare: (next) =>
        next.route('**/*.js', (route) => {
          const url = route.request().url();
          if (lost && !known.has(url)) return route.abort();
          known.add(url);
          return route.fallback();
        }),
    });
    await page.waitForLoadState();
    // A page that is slow to come back would be loaded anew once more.
    await page.clock.setFixedTime(Date.now());
    lost = true;
    // The first time the page is loaded anew, for a newer build may be there.
    const reloaded = page.waitForEvent('load');
    await control(page).click();
    await reloaded;
    await hydrated(page);
    await control(page).click();
    await status(page, t('sheet.failed-here')).waitFor();
    await expect(page.getByRole('button', { name: t('work.print'), exact: true })).toBeVisible();
  });

  test('leads from the work’s page to the sheet’s when the visitor is offline', async () => {
    const { t, control, workPath, sheetPath } = sheetsIn('en');
    const page = await open(workPath(LAMP));
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await control(page).click();
    const link = page.getByRole('main').getByRole('link', { name: t('sheet.to-page') });
    await link.waitFor();
    await expect(link).toHaveAttribute('href', sheetPath(LAMP));
  });
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`the sheet’s page in ${locale}`, () => {
    const { t, control, saying, workPath, sheetPath } = sheetsIn(locale);

    test('is one A4 page in print, in the evening as well, of a tall picture and of a wide one', async () => {
      const page = await open(sheetPath(LAMP), { colorScheme: 'dark' });
      for (const slugs of [LAMP, BENCH]) {
        if (slugs === BENCH) await page.goto(sheetPath(BENCH));
        const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
        expect(pages).toHaveLength(1);
        const [sheet] = pages;
        expect({ width: Math.round(sheet!.width), height: Math.round(sheet!.height) }).toEqual(A4);
        expect(places(sheet!.text, (await saying(slugs)).slice(0, 3))).not.toContain(-1);
        expect(sheet!.links).toContain(ORIGIN + workPath(slugs));
        expect(sheet!.text).not.toContain(t('work.sheet-back'));
      }
    });

    test('shows a QR code of the work’s page, in the evening as well, and never goes past the window’s edge', async () => {
      const page = await open(sheetPath(LAMP), { colorScheme: 'dark' });
      expect(await readQr(page.getByRole('img', { name: t('sheet.qr') }))).toBe(ORIGIN + workPath(LAMP));
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect([width, scrollWidth]).toEqual([width, clientWidth]);
      }
    });

    test('reads and prints without scripts, and offers nothing that would need them', async () => {
      const page = await open(workPath(LAMP), { javaScriptEnabled: false });
      await control(page).click();
      await page.waitForURL(SITE.url + sheetPath(LAMP));
      const words = await page.getByRole('article').innerText();
      expect(places(words, (await saying(LAMP)).slice(0, 3))).not.toContain(-1);
      await expect(page.getByRole('article').getByRole('img').first()).toBeVisible();
      for (const name of [t('work.pdf-sheet'), t('work.print')])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      expect((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages).toHaveLength(1);
    });
  });

import type { Page, Route } from '@playwright/test';
import { ALL_TYPES_SLUGS } from '../../../src/contract/forms/bounds';
import { createGallery } from '../../../src/gallery/gallery';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { pdfText } from '../support/site/pdf-text';
import { PAGES_IN_TURN, SITE } from '../support/site/site';
import { everyNth, expect, inTurn, test } from '../support/test';
const gallery = createGallery({ baseUrl: SITE.apiUrl });
const A4 = { format: 'A4' } as const;
const PAPER = 'rgb(255, 255, 255)';
/** What a screen alone needs. */
const CONTROLS = 'header, footer, nav, button, form, dialog, [data-night]';
/** What a page looks like on paper depends on its route, not on its language. */
const PAGES = PAGES_IN_TURN.filter(({ route, locale }) => locale === 'en' && !route.startsWith('test'));

/** Words of controls that no text of the gallery has. */
const CHROME = [
  'nav.skip',
  'nav.menu',
  'nav.newsletter',
  'lights.turn-off',
  'lights.turn-on',
  'lights.system',
  'works.available',
  'works.sold',
  'work.back',
  'work.enquire',
  'work.pdf-sheet',
  'share.share',
  'cite.copy',
  'downloads.all',
  'enquiry.submit',
  'newsletter.submit',
  'preview.return',
] as const;

/** What was to be seen when the page was printed: the buttons that said they were busy, the pictures that were missing. */
interface Printed {
  busy: string[];
  missing: number;
}

type Printer = Window & { printed?: Printed };

/** Notes how the page looks in place of printing it. */
const notePrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      // Paper has day pictures only.
      const isMissing = (image: HTMLImageElement) =>
        !image.closest('[data-night]') && image.getClientRects().length > 0 && !image.complete;
      const busy = document.querySelectorAll('main button[aria-disabled=true]');
      (window as Printer).printed = {
        busy: [...busy].map(({ textContent }) => textContent ?? ''),
        missing: [...document.images].filter(isMissing).length,
      };
    };
  });

/** Pictures that do not come before they are let go. */
function holdPictures(): { route: (route: Route) => Promise<void>; letGo: () => void } {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { route: (route) => held.then(() => route.continue()), letGo };
}

const lines = (text: readonly string[]) =>
  text
    .join('\n')
    .split('\n')
    .map((line) => line.trim());

/** The names of the controls whose words are on the paper. */
const controlsIn = (text: readonly string[], locale: LocaleCode) => {
  const t = translator(locale);
  return text.filter((line) => CHROME.some((key) => line === t(key)));
};

async function printed(page: Page): Promise<Printed | undefined> {
  await page.waitForFunction(() => (window as Printer).printed);
  return page.evaluate(() => (window as Printer).printed);
}

/** Whose it is, and an address of the site below. Words that paint over others come last in a PDF, wherever they stand. */
async function addressOn(locale: LocaleCode): Promise<RegExp> {
  const { name, contact } = await gallery.siteSettings(locale);
  const { street, postal_code, city, phone, email } = contact;
  const lines = [name, `${street}, ${postal_code} ${city}`, `${phone}, ${email}`];
  return new RegExp(`${lines.map((line) => line.replace(/[+.]/g, '\\$&')).join('\n')}\nhttps?://`);
}

/** Text and colours of everything that is to be read, as paper has them. */
const readInk = (page: Page): Promise<{ text: string; contrast: number }[]> =>
  page.locator('body').evaluate((body) => {
    const luminance = (colour: string) => {
      const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((value) => Number(value) / 255);
      const [red = 0, green = 0, blue = 0] = channels.map((value) =>
        value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const read: { text: string; contrast: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!text || !element?.checkVisibility() || element.closest('script, style, noscript')) continue;
      read.push({ text, contrast: 1.05 / (luminance(getComputedStyle(element).color) + 0.05) });
    }
    return read;
  });

for (const { path, route, locale } of everyNth(PAGES, 3))
  test(`${route} prints black on white, without a control`, async () => {
    const page = await open(path, { colorScheme: 'dark' });
    // A preview comes after its page, and so does a room.
    if (route === 'preview-id') await page.locator('#hd-images').waitFor();
    if (route === 'room-id') await page.getByRole('article').first().waitFor();
    const text = lines(await pdfText(await page.pdf(A4)));
    expect(controlsIn(text, locale)).toEqual([]);
    expect(text.join('').length).toBeGreaterThan(10);
    if (route !== 'works-slug-pdf') expect(text.join('\n')).toMatch(await addressOn(locale));

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
    const grounds = await page
      .locator('html, body')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(grounds).toEqual([PAPER, PAPER]);
    expect((await readInk(page)).filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}, from the evening`, () => {
    const t = translator(locale);

    test('an article prints the address where it can be read', async () => {
      const articles = await gallery.press(locale);
      const details = await Promise.all(articles.map(({ slug }) => gallery.pressArticle(locale, slug)));
      const article = details.find(({ url }) => url);
      const page = await open(routePath('press-slug', locale, { slug: article?.slug ?? '' }));
      const text = lines(await pdfText(await page.pdf(A4)));
      expect(controlsIn(text, locale)).toEqual([]);
      expect(text.join('')).toContain(t('press.read-elsewhere'));
      expect(text.join('')).toContain(`(${article?.url})`);
    });

    test('a work with nine pictures fills two sheets, and its credits stand with what is before them', async () => {
      const slug = { en: 'guetteur-floor-lamp', fr: 'lampadaire-guetteur' }[locale];
      const page = await open(routePath('works-slug', locale, { slug }));
      const sheets = await pdfText(await page.pdf(A4));
      expect(sheets).toHaveLength(2);
      expect(lines(sheets)).toContain(t('work.credits'));
      expect(lines(sheets.slice(-1))[0]).not.toBe(t('work.credits'));
    });

    test('no work is parted from its label, and the keys that print wait for the pictures', async () => {
      const path = routePath('works-type-slug', locale, { slug: ALL_TYPES_SLUGS[locale] });
      const pictures = holdPictures();
      const page = await open(path, {
        colorScheme: 'dark',
        prepare: async (next) => {
          await notePrinting(next);
          await next.route('**/media/**', pictures.route);
        },
      });
      // The keys are watched once the whole app is alive, a moment after its elements; it then quiets Gatsby's announcer.
      await page.locator('#gatsby-announcer[aria-live=off]').waitFor({ state: 'attached' });
      await page.keyboard.press('Control+p');
      await expect.poll(() => page.evaluate(() => (window as Printer).printed)).toBeUndefined();
      pictures.letGo();
      await expect.poll(() => printed(page)).toEqual({ busy: [], missing: 0 });

      const works = await gallery.works(locale);
      const text = await pdfText(await page.pdf(A4));
      expect(text.length).toBeGreaterThan(1);
      expect(lines(text)[0]).toBe(t('works.title'));
      expect(controlsIn(lines(text), locale)).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      const figures = page.locator('main li').filter({ has: page.locator('[data-work]') });
      const breaks = await figures.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside));
      expect(breaks).toEqual(works.map(() => 'avoid'));
    });

    test('the button says ‘Printing’ while it prints, with all pictures, and the work’s page has none on paper', async () => {
      const [work] = await gallery.works(locale);
      const path = routePath('works-slug', locale, { slug: work?.slug ?? '' });
      const page = await open(path, { colorScheme: 'dark', prepare: notePrinting });
      const button = page.getByRole('button', { name: t('work.print'), exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => printed(page)).toEqual({ busy: [t('work.printing')], missing: 0 });
      await page.getByRole('button', { name: t('work.printing') }).waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await button.waitFor();
      expect(controlsIn(lines(await pdfText(await page.pdf(A4))), locale)).toEqual([]);
    });
  });

import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import type { RouteName } from '../../../src/routes/route-table';
import { open, type Visitor } from '../support/browser/browser';
import { hydrated } from '../support/browser/hydrated';
import { focusOn } from '../support/browser/focus';
import { ONE_PAGE_PER_ROUTE, ORIGIN, SITE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const SHARED: RouteName[] = ['works-slug', 'creators-slug', 'events-slug', 'press-slug'];

interface Sharer extends Window {
  shared?: ShareData;
  /** The name of the error that the sheet ends with. */
  ending?: string | undefined;
}

/** A device whose share sheet takes everything, unless it is told to end with an error. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        const { ending } = window as Sharer;
        if (ending) throw new DOMException('', ending);
        (window as Sharer).shared = data;
      },
    });
  });

const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });

const withoutClipboard = async (page: Page) => {
  await withoutShareSheet(page);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse });
  });
};

const pageOf = (route: RouteName, locale: LocaleCode) => {
  const page = ONE_PAGE_PER_ROUTE.find((one) => one.route === route && one.locale === locale);
  if (!page) throw new Error(`No page of ${route} in ${locale}`);
  return page.path;
};

async function visit(path: string, prepare: Visitor['prepare']): Promise<Page> {
  const page = await open(path, { prepare });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: SITE.url });
  return page;
}

const selected = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    const t = translator(locale);
    const share = (page: Page) => page.getByRole('main').getByRole('button', { name: t('share.share') });
    const cite = (page: Page) => page.getByRole('button', { name: t('cite.copy') });
    const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

    const note = (page: Page, key: 'share.copied' | 'cite.copied') =>
      page.getByRole('status').filter({ hasText: t(key) });
    const shared = (page: Page) => page.waitForFunction(() => (window as Sharer).shared);

    test('pages go to the share sheet with their title and their public address', async () => {
      const page = await visit(pageOf(SHARED[0]!, locale), withShareSheet);
      for (const route of SHARED) {
        const path = pageOf(route, locale);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await share(page).click();
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        expect(await (await shared(page)).jsonValue()).toMatchObject({ title, url: ORIGIN + path });
      }
    });

    test('without a share sheet the address is copied, the citation with its title in italics, and nothing moves', async () => {
      const path = pageOf('works-slug', locale);
      const page = await visit(path, withoutShareSheet);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const place = await cite(page).boundingBox();
      await share(page).focus();
      await page.keyboard.press('Enter');
      await note(page, 'share.copied').waitFor();
      expect(await clipboard(page)).toBe(ORIGIN + path);
      await expect.poll(() => cite(page).boundingBox()).toEqual(place);

      await cite(page).click();
      await note(page, 'cite.copied').waitFor();
      const text = await clipboard(page);
      expect(text).toContain(`, ${title}, `);
      expect(text).toContain(`meubles et lumières, Paris. ${ORIGIN}${path} (`);
      const accessed = { en: 'accessed', fr: 'consulté le' }[locale];
      expect(text).toMatch(new RegExp(`\\(${accessed} .* ${new Date().getFullYear()}\\)\\.$`));
      const html = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        return (await item?.getType('text/html'))?.text();
      });
      expect(html).toContain(`<em>${title}</em>`);
      expect(html).toContain(`href="${ORIGIN}${path}"`);
      // Both are said for a while only.
      await note(page, 'share.copied').waitFor({ state: 'hidden' });
      await note(page, 'cite.copied').waitFor({ state: 'hidden' });
    });

    test('where the clipboard is refused the address and the citation are there to copy, selected', async () => {
      const address = ORIGIN + pageOf('works-slug', locale);
      const page = await visit(pageOf('works-slug', locale), withoutClipboard);
      await share(page).click();
      await focusOn(page.getByRole('textbox', { name: t('share.by-hand') }));
      await expect.poll(() => selected(page)).toBe(address);
      await page.keyboard.press('Escape');
      await focusOn(share(page));
      await expect(page.getByRole('textbox')).toHaveCount(0);

      await cite(page).click();
      await focusOn(page.getByRole('textbox', { name: t('cite.by-hand') }));
      await expect.poll(() => selected(page)).toContain(`${address} (`);
    });
  });

const t = translator('en');
const main = (page: Page) => page.getByRole('main');

test('a sheet that is closed is no failure', async () => {
  const page = await visit(pageOf('works-slug', 'en'), withShareSheet);
  const share = main(page).getByRole('button', { name: t('share.share') });
  await page.evaluate(() => ((window as Sharer).ending = 'AbortError'));
  await share.click();
  // What the first press led to has been shown when the second one is done.
  await page.evaluate(() => ((window as Sharer).ending = undefined));
  await share.click();
  await page.waitForFunction(() => (window as Sharer).shared);
  await expect(page.getByText(t('share.copied'))).not.toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('without scripts there is nothing to press that does nothing', async () => {
  const page = await open(pageOf('works-slug', 'en'), { javaScriptEnabled: false });
  await expect(page.getByRole('link', { name: t('work.pdf-sheet') })).toBeVisible();
  for (const name of [t('share.share'), t('cite.copy'), t('work.print')])
    await expect(main(page).getByRole('button', { name })).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { readVcard } from '../../../src/features/cards/testing/read-vcard';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, type LocaleCode } from '../../../src/i18n/locales';
import { filePath } from '../../../src/routes/file-routes';
import { routePath } from '../../../src/routes/route-path';
import { open } from '../support/browser/browser';
import { downloadBy, downloadFrom, fetchFile } from '../support/site/downloads';
import { makePreview } from '../support/site/make-previews';
import { attributeOf, readPage, textOf } from '../support/site/read-page';
import { readQr } from '../support/browser/read-qr';
import { BUILT_PAGES, ORIGIN, SITE } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';
const CREATORS = BUILT_PAGES.filter(({ route }) => route === 'creators-slug');
const ONE_OF_EACH = LOCALE_CODES.map((locale) => CREATORS.find((page) => page.locale === locale)!);
const VCARD = 'text/vcard; charset=utf-8';
/** What no page may bring along to show a card: words of the libraries that make cards, calendars and codes. */
const LIBRARIES = /VERSION:3\.0|BEGIN:VCALENDAR|String contains unencodable characters/;

const phone = { prepare: (page: Page) => page.setViewportSize({ width: 390, height: 844 }) };
const codeOf = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: /^(QR code of|Code QR de) (this|cette) page/ });
const linkOf = (page: Page, locale: LocaleCode) =>
  page.getByRole('main').getByRole('link', { name: translator(locale)('card.download') });

test.describe('the file', () => {
  for (const { path } of CREATORS)
    test(`${path}.vcf is the card of its page`, async () => {
      const { status, type, text } = await fetchFile(`${path}.vcf`);
      expect([status, type]).toEqual([200, VCARD]);
      const card = readVcard(text);
      const { html } = await readPage(path);
      expect(card.value('version')).toBe('3.0');
      expect(card.value('fn')).toBe(textOf(html, 'h1'));
      expect(card.values('url')[0]).toBe(attributeOf(html, 'head link[rel=canonical]', 'href'));
      expect(card.value('org')).toBe('meubles et lumières');
      expect(card.value('uid')).toMatch(/^creator-\S+@\S+$/);
    });

  for (const locale of inTurn(LOCALE_CODES, __filename))
    test(`of the gallery is at its address in ${locale}`, async () => {
      const { status, type, text } = await fetchFile(filePath('contact-card', locale));
      expect([status, type]).toEqual([200, VCARD]);
      const card = readVcard(text);
      expect(card.value('fn')).toBe('meubles et lumières');
      expect(card.value('adr')).toEqual(
        expect.arrayContaining(['14 rue des Trois-Lanternes', '75006', 'Paris']),
      );
      expect(card.value('geo')).toEqual([48.853, 2.335]);
      expect(card.value('url')).toBe(ORIGIN + routePath('index', locale));
    });

  for (const path of [
    '/creators/nobody.vcf',
    '/fr/createurs/nobody.vcf',
    '/creators.vcf',
    `${ONE_OF_EACH[0]!.path}.ics`,
  ])
    test(`is not found at ${path}`, async () => {
      expect((await fetchFile(path)).status).toBe(404);
    });

  test('is in no sitemap', async () => {
    expect((await fetchFile('/sitemap-0.xml')).text).not.toMatch(/\.(vcf|ics)\b/);
  });
});

const nameOf = (path: string) => `${path.slice(path.lastIndexOf('/') + 1)}.vcf`;

for (const { path, locale } of ONE_OF_EACH)
  test(`on ${path} the card can be kept, by the keyboard, too, and nothing is loaded that makes it`, async () => {
    const scripts: Promise<string>[] = [];
    const page = await open(path, {
      prepare: (next) =>
        next.on('response', (response) => {
          if (response.request().resourceType() === 'script') scripts.push(response.text());
        }),
    });
    expect(await readQr(codeOf(page))).toBe(ORIGIN + path);
    await expect.poll(() => codeOf(page).getAttribute('aria-label')).toContain(ORIGIN + path);
    const clicked = await downloadFrom(linkOf(page, locale));
    expect(clicked.name).toBe(nameOf(path));
    expect(readVcard(clicked.text).values('url')[0]).toBe(ORIGIN + path);

    await linkOf(page, locale).focus();
    const file = await downloadBy(linkOf(page, locale), () => page.keyboard.press('Enter'));
    expect(file).toEqual(clicked);

    const texts = await Promise.all(scripts);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => LIBRARIES.test(text))).toEqual([]);
  });

test.describe('what does not depend on the language', () => {
  const { path, locale } = ONE_OF_EACH[0]!;

  test('the code can be read by night', async () => {
    const page = await open(path, { colorScheme: 'dark' });
    expect(await readQr(codeOf(page))).toBe(ORIGIN + path);
  });

  test('a phone shows the code and keeps the card', async () => {
    const page = await open(path, phone);
    expect(await readQr(codeOf(page))).toBe(ORIGIN + path);
    expect((await downloadFrom(linkOf(page, locale))).name).toBe(nameOf(path));
  });

  test('a phone without scripts does so, too', async () => {
    const page = await open(path, { ...phone, javaScriptEnabled: false });
    await expect(codeOf(page)).toBeVisible();
    const file = await downloadFrom(linkOf(page, locale));
    expect(file.name).toBe(nameOf(path));
    expect(readVcard(file.text).values('url')[0]).toBe(ORIGIN + path);
  });
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    test('the contact page offers the gallery’s card', async () => {
      const page = await open(routePath('contact', locale));
      const file = await downloadFrom(linkOf(page, locale));
      expect(file.name).toBe('meubles et lumières.vcf');
      expect(readVcard(file.text).value('x-abshowas')).toBe('COMPANY');
    });

    test('a preview brings its card along', async () => {
      const page = await open(
        await makePreview(SITE.dataDir, { type: 'creator', id: 'odile-kerherve', locale }),
      );
      await linkOf(page, locale).waitFor();
      await expect.poll(() => linkOf(page, locale).getAttribute('href')).toMatch(/^data:text\/vcard/);
      const file = await downloadFrom(linkOf(page, locale));
      expect(file.name).toMatch(/^odile-kerherve\.vcf$/);
      const card = readVcard(file.text);
      expect(card.value('n')).toEqual(['Kerhervé', 'Odile', '', '', '']);
      expect(await readQr(codeOf(page))).toBe(card.values('url')[0]);
    });
  });

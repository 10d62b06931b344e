import type { Page } from '@playwright/test';
import { translator } from '../../../src/i18n/i18n';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { open } from '../support/browser/browser';
import { contentOf } from '../support/site/downloads';
import { makeRoom } from '../support/site/make-rooms';
import { pdfText, readPdf } from '../support/site/pdf-text';
import { SITE } from '../support/site/site';
import { articlesOf } from './room-words';
import { LONG_WAIT_MS } from '../../patience';
import { expect, inTurn, test } from '../support/test';
const A4 = { width: 595, height: 842 };
/** Eight pages, on a busy machine. */
test.describe.configure({ timeout: 2 * LONG_WAIT_MS });

const spaced = (text: string) => text.replace(/\s+/g, ' ');

async function makeSheet(page: Page, name: string) {
  await articlesOf(page).first().waitFor();
  const file = page.waitForEvent('download', { timeout: LONG_WAIT_MS });
  await page.getByRole('button', { name }).click();
  const download = await file;
  return { name: download.suggestedFilename(), content: await contentOf(download) };
}

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`all of a room in ${locale} is one PDF: a cover, a page a piece, prices with conditions`, async () => {
    const t = translator(locale);
    const { path } = await makeRoom(SITE.dataDir, { locale });
    const page = await open(path, {
      realPictures: true,
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    });
    const { name, content } = await makeSheet(page, t('room.sheet'));
    expect(name).toMatch(/^meubles et lumières - .*Lyon\.pdf$/);
    expect(content.length).toBeLessThan(4e6);
    const { pages, title, language } = await readPdf(content);
    expect(title).toContain('Lyon');
    expect(language).toBe(LOCALES[locale].tag);
    expect(pages).toHaveLength(8);
    for (const { width, height } of pages)
      expect({ width: Math.round(width), height: Math.round(height) }).toEqual(A4);
    const [cover = '', lamp = '', ...rest] = pages.map(({ text }) => spaced(text));
    expect(cover).toContain(spaced(t('room.for', { client: 'Madame Leroy' })));
    expect(cover).toContain('Guetteur');
    expect(lamp).toContain('Guetteur');
    expect(lamp).toContain(spaced(t('room.with-vat')));
    expect(lamp).toContain(spaced(t('room.piece', { index: 1, count: 6 })));
    const prices = rest.at(-1) ?? '';
    expect(prices).toContain(t('room.sheet-prices'));
    expect(prices).toContain('Lyon');
    expect(pages[1]?.links.filter((link) => link.includes('guetteur'))).toHaveLength(1);
    expect(pages[0]?.links).toEqual([expect.stringMatching(/^tel:/), expect.stringMatching(/^mailto:/)]);
  });

test('is made of what is there while the API is down', async () => {
  const t = translator('en');
  const { path } = await makeRoom(SITE.dataDir, {
    pieces: [{ work: 'guetteur-floor-lamp', title: 'x' }],
  });
  let isDown = false;
  const page = await open(path, {
    realPictures: true,
    prepare: (next) => next.route('**/api/**', (route) => (isDown ? route.abort() : route.continue())),
  });
  await articlesOf(page).first().waitFor();
  await articlesOf(page).first().locator('img').first().waitFor();
  isDown = true;
  const { content } = await makeSheet(page, t('room.sheet'));
  expect((await readPdf(content)).pages).toHaveLength(3);
});

test('prints as well: letter, floor and pieces, without a control', async () => {
  const { path } = await makeRoom(SITE.dataDir);
  const page = await open(path);
  await articlesOf(page).first().waitFor();
  const text = spaced((await pdfText(await page.pdf({ format: 'A4' }))).join(' '));
  for (const words of [
    'For Madame Leroy',
    'Dear Madame Leroy',
    'Guetteur floor lamp',
    '€9,800',
    'Carriage and insurance',
  ])
    expect(text).toContain(words);
  // On the floor and at each of two pieces: a narrow place cuts no word in two.
  expect(text.match(/Odile Kerhervé/g)).toHaveLength(4);
  expect(text).not.toContain(translator('en')('room.sheet'));
  expect(text).not.toContain(translator('en')('room.answer-words'));
});

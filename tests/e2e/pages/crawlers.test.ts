import { isIndexed } from '../../../src/routes/indexed-routes';
import { parseAtomFeed } from 'feedsmith';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { filePath } from '../../../src/routes/file-routes';
import { ROUTES } from '../../../src/routes/route-table';
import { FEED_SECTION_NAMES } from '../../../src/seo/feed-sections';
import { fetchFile } from '../support/site/downloads';
import { headOf } from '../support/site/page-head';
import { readPage } from '../support/site/read-page';
import { BUILT_PAGES, ORIGIN } from '../support/site/site';
import { expect, inTurn, test } from '../support/test';

const INDEXED = BUILT_PAGES.filter(({ route }) => isIndexed(route));
const addressOf = (path: string) => ORIGIN + path;
/** The path of an address of the site, which the tests have at another origin. */
const pathOf = (address: string) => address.slice(ORIGIN.length);

const all = (xml: string, tag: RegExp): string[] => [...xml.matchAll(tag)].map(([, value = '']) => value);

async function sitemap() {
  const index = await fetchFile('/sitemap.xml');
  const files = all(index.text, /<loc>(.*?)<\/loc>/g);
  const texts = await Promise.all(files.map(async (file) => (await fetchFile(pathOf(file))).text));
  return texts.flatMap((text) => all(text, /<url>(.*?)<\/url>/gs));
}

// Which pages it names is tried with the errors' addresses (errors.test.ts).
test.describe('the sitemap', () => {
  test('names the translations of each page, and when it was changed', async () => {
    for (const entry of await sitemap()) {
      const [address = ''] = all(entry, /<loc>(.*?)<\/loc>/g);
      const { alternates } = headOf((await readPage(pathOf(address))).html);
      const links = [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]);
      expect(Object.fromEntries(links)).toEqual(alternates);
      const [changed = ''] = all(entry, /<lastmod>(.*?)<\/lastmod>/g);
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
    }
  });

  test('shows the pictures of what a page is about', async () => {
    const bench = (await sitemap()).find((entry) =>
      entry.includes(`<loc>${addressOf('/works/quai-bench')}<`),
    );
    const [picture = ''] = all(bench ?? '', /<image:loc>(.*?)<\/image:loc>/g);
    expect(await fetchFile(pathOf(picture))).toMatchObject({ status: 200, type: 'image/jpeg' });
  });
});

for (const locale of inTurn(LOCALE_CODES, __filename))
  test(`no two indexed pages share a description in ${locale}`, async () => {
    const pages = INDEXED.filter((page) => page.locale === locale);
    const descriptions = await Promise.all(
      pages.map(async ({ path }) => headOf((await readPage(path)).html).description),
    );
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

for (const locale of inTurn(LOCALE_CODES, __filename))
  test.describe(`in ${locale}`, () => {
    for (const section of FEED_SECTION_NAMES)
      test(`the feed of ${section} is linked from every page, and leads to pages`, async () => {
        const path = filePath(`${section}-feed`, locale);
        const { html } = await readPage(ROUTES.about.patterns[locale]);
        const links = html.querySelectorAll('link[type="application/atom+xml"]');
        expect(links.map((link) => link.getAttribute('href'))).toContain(addressOf(path));
        const { status, type, text } = await fetchFile(path);
        expect([status, type]).toEqual([200, 'application/atom+xml; charset=utf-8']);
        const { id, entries = [] } = parseAtomFeed(text);
        expect(id).toBe(addressOf(path));
        const pages = BUILT_PAGES.filter(
          (page) => page.route === `${section}-slug` && page.locale === locale,
        );
        expect(entries.map((entry) => entry.id).sort()).toEqual(
          pages.map((page) => addressOf(page.path)).sort(),
        );
      });

    test('what machines are told to read is there', async () => {
      const { status, type, text } = await fetchFile(filePath('llms-text', locale));
      expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
      const addresses = all(text, /\]\((.*?)\)/g);
      expect(addresses.length).toBeGreaterThan(20);
      for (const address of addresses)
        expect(await fetchFile(pathOf(address))).toMatchObject({ status: 200 });
    });
  });

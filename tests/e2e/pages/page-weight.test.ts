import { firstVisitScripts } from '../../../scripts/bundle/first-visit-scripts';
import { gzipBytes } from '../../../scripts/bundle/parts-of-script';
import { fetchFile } from '../support/site/downloads';
import { readPage } from '../support/site/read-page';
import { BUILT_PAGES, ONE_PAGE_PER_ROUTE, SITE } from '../support/site/site';
import { readStats } from '../support/site/template-script';

/** Bytes of gzip that a page's HTML may have. */
const HTML_BUDGET = 25_000;
/**
 * Bytes of gzip that the JavaScript of a first visit may have; `npm run bundle` tells what is in it. The work's page had
 * 117,130 before words that the server alone says, and those of what opens later, were left for later, and 115,671 after; about
 * 1,400 came with the offer to turn it, and 60 to 130 on every page with the way to the description of the pages that follow. That of a room has the contract with it, by which it checks the answer, and shows its letter
 * before any of them.
 */
const SCRIPT_BUDGET = { '/': 109_600, '/works/quai-bench': 118_700, '/room': 153_200 };

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The scripts that a first visit to a page asks for at once: not the search box, which comes when the page is idle. */
async function scriptsOf(page: string): Promise<string[]> {
  return firstVisitScripts({
    html: (await readPage(page)).html.toString(),
    pageData: (await fetchFile(`/page-data${page === '/' ? '/index' : page}/page-data.json`)).text,
    stats: await readStats(),
  });
}

it.each(Object.entries(SCRIPT_BUDGET))('the scripts of %s keep to their budget', async (path, budget) => {
  const scripts = await Promise.all((await scriptsOf(path)).map(fetchFile));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.every(({ status }) => status === 200)).toBe(true);
  expect(sum(scripts.map(({ text }) => gzipBytes(text)))).toBeLessThanOrEqual(budget);
});

it('the HTML of no page is heavier than its budget', async () => {
  const heavy: string[] = [];
  for (const { path } of BUILT_PAGES) {
    const weight = gzipBytes((await fetchFile(path)).text);
    if (weight > HTML_BUDGET) heavy.push(`${path}: ${weight}`);
  }
  expect(heavy).toEqual([]);
});

it.each(ONE_PAGE_PER_ROUTE)('$path asks for nothing from anyone else', async ({ path }) => {
  const { html } = await readPage(path);
  const loaded = [
    ...html
      .querySelectorAll('script[src], img[src], iframe[src], source[src]')
      .map((it) => it.getAttribute('src')),
    ...html
      .querySelectorAll('link')
      .filter((link) => /stylesheet|preload|icon|manifest|preconnect/.test(link.getAttribute('rel') ?? ''))
      .map((link) => link.getAttribute('href')),
  ];
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((url) => new URL(url ?? '', SITE.url).origin !== new URL(SITE.url).origin)).toEqual(
    [],
  );
});

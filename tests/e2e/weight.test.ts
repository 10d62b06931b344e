import { gzipSync } from 'node:zlib';
import { fetchFile } from './support/downloads';
import { readPage } from './support/read-page';
import { BUILT_PAGES, ONE_PAGE_PER_ROUTE, SITE } from './support/site';

/** Bytes of gzip that a page's HTML may have. */
const HTML_BUDGET = 25_000;
/**
 * Bytes of gzip that the JavaScript of a first visit may have: what is there, so that no change makes it more unseen. The
 * aim is 120,000.
 */
const SCRIPT_BUDGET = { '/': 153_000, '/works/quai-bench': 169_000 };

const weightOf = (text: string): number => gzipSync(text, { level: 9 }).byteLength;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The scripts that a page asks for: those that its HTML names, to be fetched after its first picture, and those of its template. */
async function scriptsOf(path: string): Promise<string[]> {
  const { html } = await readPage(path);
  const [, late = '[]'] =
    /(\[[^\]]*\])\.forEach/.exec(html.querySelectorAll('script').at(-1)?.text ?? '') ?? [];
  const own = JSON.parse(late) as string[];
  const data = JSON.parse(
    (await fetchFile(`/page-data${path === '/' ? '/index' : path}/page-data.json`)).text,
  );
  const [, mapping = ''] = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(html.toString()) ?? [];
  const files = JSON.parse(JSON.parse(mapping))[data.componentChunkName] as string[];
  return [...new Set([...own, ...files])];
}

it.each(Object.entries(SCRIPT_BUDGET))('the scripts of %s keep to their budget', async (path, budget) => {
  const scripts = await Promise.all((await scriptsOf(path)).map(fetchFile));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.every(({ status }) => status === 200)).toBe(true);
  expect(sum(scripts.map(({ text }) => weightOf(text)))).toBeLessThanOrEqual(budget);
});

it('the HTML of no page is heavier than its budget', async () => {
  const heavy: string[] = [];
  for (const { path } of BUILT_PAGES) {
    const weight = weightOf((await fetchFile(path)).text);
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

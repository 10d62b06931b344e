import { isIndexed } from '../../../src/routes/indexed-routes';
import { crawl } from './crawl';
import { fetchFile } from '../support/site/downloads';
import { readPage } from '../support/site/read-page';
import { BUILT_PAGES, SITE } from '../support/site/site';
import { expect, test } from '../support/test';

/** A card, a calendar or a feed. */
const FILE = /\.(vcf|ics|atom)$/;

const isPage = (path: string): boolean => BUILT_PAGES.some((page) => page.path === path);

test.describe('a crawler that starts at / and /fr', () => {
  let links: Awaited<ReturnType<typeof crawl>>;
  test.beforeAll(async () => {
    links = await crawl(['/', '/fr']);
  });

  test('meets no broken link', () => {
    expect(links.filter(({ state }) => state === 'BROKEN')).toEqual([]);
  });

  test('finds every page that may be indexed', () => {
    const found = new Set(
      links.filter(({ state }) => state === 'OK').map(({ url }) => new URL(url).pathname),
    );
    const indexed = BUILT_PAGES.filter(({ route }) => isIndexed(route)).map(({ path }) => path);
    expect(indexed.filter((path) => !found.has(path))).toEqual([]);
  });
});

/** Where a link within the site leads, when that is not a page of the route table, not a place in it, or no file. */
async function strayTarget(from: string, href: string): Promise<string | undefined> {
  const { origin, pathname, hash } = new URL(href, SITE.url + from);
  if (origin !== SITE.url || pathname.startsWith('/media/')) return undefined;
  if (FILE.test(pathname)) return (await fetchFile(pathname)).status === 200 ? undefined : pathname;
  if (!isPage(pathname)) return pathname;
  const isPlace = !hash || (await readPage(pathname)).html.getElementById(decodeURIComponent(hash.slice(1)));
  return isPlace ? undefined : pathname + hash;
}

test('every link within the site leads straight to a page, to a place that is in it, or to a file', async () => {
  const stray = new Set<string>();
  for (const { path } of BUILT_PAGES) {
    for (const link of (await readPage(path)).html.querySelectorAll('a')) {
      const target = await strayTarget(path, link.getAttribute('href') ?? '');
      if (target) stray.add(`${path}: ${target}`);
    }
  }
  expect([...stray]).toEqual([]);
});

test.describe('pictures', () => {
  /** Every address of a picture in the pages, those in srcset included. */
  const addresses = new Set<string>();
  test.beforeAll(async () => {
    for (const { path } of BUILT_PAGES) {
      for (const element of (await readPage(path)).html.querySelectorAll('img, source')) {
        const sets = ['srcset', 'data-srcset'].map((name) => element.getAttribute(name) ?? '');
        const candidates = sets.flatMap((set) => set.split(', ').map((one) => one.split(' ')[0]));
        for (const address of [
          element.getAttribute('src'),
          element.getAttribute('data-src'),
          ...candidates,
        ]) {
          if (address) addresses.add(address);
        }
      }
    }
  });

  test('have addresses of the API, in sizes and formats it makes', () => {
    expect(addresses.size).toBeGreaterThan(100);
    const strange = [...addresses].filter(
      (address) => !/^\/media\/[\w-]+\.[0-9a-f]{8}\/\d{3,4}\.(jpg|webp|avif)$/.test(address),
    );
    expect(strange).toEqual([]);
  });

  test('are there: the smallest JPEG of each', async () => {
    const broken: string[] = [];
    for (const address of [...addresses].filter((one) => one.endsWith('/480.jpg'))) {
      const { status, headers } = await fetch(SITE.url + address);
      if (status !== 200 || headers.get('content-type') !== 'image/jpeg') broken.push(`${status} ${address}`);
    }
    expect(broken).toEqual([]);
  });
});

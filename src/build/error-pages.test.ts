import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'gatsby';
import { sampleSettings } from '../gallery/testing/samples';
import { toSiteView } from '../seo/site-view';
import { completeErrorPage, rememberSites, writeErrorFiles } from './error-pages';

const site = toSiteView(sampleSettings('en'), { apiOrigin: '' });
const sites = { en: site, fr: site };

/** What becomes of a page that Gatsby creates: the pages made in its place, and whether it went. */
function complete(page: Partial<Page>) {
  const actions = { createPage: jest.fn(), deletePage: jest.fn() };
  completeErrorPage({ page, actions } as unknown as Parameters<typeof completeErrorPage>[0]);
  return {
    made: actions.createPage.mock.calls.map(([made]) => made as Page & { context: Record<string, unknown> }),
    deleted: actions.deletePage.mock.calls.length > 0,
  };
}

describe('completeErrorPage', () => {
  it('leaves everything as it is before the catalogue has come', () => {
    expect(complete({ path: '/404' })).toEqual({ made: [], deleted: false });
  });

  it.each(['404', '500'])('gives %s what its shell needs, and makes one for French', (status) => {
    rememberSites(sites);
    const { made, deleted } = complete({ path: `/${status}`, component: 'page.tsx', context: {} });
    expect(deleted).toBe(true);
    expect(made.map((page) => [page.path, page.component, page.context.language])).toEqual([
      [`/${status}`, 'page.tsx', 'en'],
      [`/fr/${status}`, 'page.tsx', 'fr'],
    ]);
    for (const { context } of made) expect(context).toMatchObject({ layout: 'error', sites });
  });

  it('completes Gatsby’s second address of a page without making French ones again', () => {
    rememberSites(sites);
    expect(complete({ path: '/404.html' }).made.map((page) => page.path)).toEqual(['/404.html']);
  });

  it('leaves other pages, and what it has made itself', () => {
    rememberSites(sites);
    expect(complete({ path: '/about' }).deleted).toBe(false);
    expect(complete({ path: '/404', context: { layout: 'error' } })).toEqual({ made: [], deleted: false });
  });
});

describe('writeErrorFiles', () => {
  let folder: string;
  const put = async (page: string, html: string) => {
    await mkdir(path.join(folder, page), { recursive: true });
    await writeFile(path.join(folder, page, 'index.html'), html);
  };
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'error-pages-'));
    for (const page of ['400', '500', 'fr/400', 'fr/404', 'fr/500'])
      await put(page, `<p>${page}</p><script data-path="/${page}">`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes a file for each status, which takes itself for the page of unknown addresses', async () => {
    await writeErrorFiles(folder);
    expect(await read('fr/404.html')).toBe('<p>fr/404</p><script data-path="/404.html">');
    expect(await read('fr/500.html')).toBe('<p>fr/500</p><script data-path="/404.html">');
    expect(await read('400.html')).toBe('<p>400</p><script data-path="/404.html">');
    expect(await read('500.html')).toContain('<p>500</p>');
    expect(await read('fr/404/index.html')).toContain('data-path="/fr/404"');
  });

  it('stops when a page does not say which one it is', async () => {
    await put('fr/404', '<p>fr/404</p>');
    await expect(writeErrorFiles(folder)).rejects.toThrow(
      'public/fr/404/index.html does not hold data-path="/fr/404"',
    );
  });
});

import { sitemapFiles } from './sitemap-files';
import type { SitemapPage } from './sitemap-pages';

const ORIGIN = 'https://gallery.example';
const page = (path: string, more: Partial<SitemapPage['entry']> = {}): SitemapPage => ({
  path,
  entry: { url: ORIGIN + path, links: [{ lang: 'en', url: ORIGIN + path }], ...more },
});
async function make(pages: Iterable<SitemapPage>) {
  const files = await sitemapFiles(ORIGIN, { pages: [...pages], tags: new Set() });
  return new Map(files.map(({ path, text }) => [path, text]));
}

describe('sitemapFiles', () => {
  it('name every page with its languages, its date and its pictures', async () => {
    const files = await make([
      page('/works/quai', { lastmod: '2026-01-15T10:00:00Z', img: [{ url: `${ORIGIN}/media/a.jpg` }] }),
      page('/about'),
    ]);
    const sitemap = files.get('/sitemap-0.xml')!;
    expect(sitemap).toContain(`<loc>${ORIGIN}/about</loc>`);
    expect(sitemap).toContain('<lastmod>2026-01-15T10:00:00.000Z</lastmod>');
    expect(sitemap).toContain(`hreflang="en" href="${ORIGIN}/works/quai"`);
    expect(sitemap).toContain(`<image:loc>${ORIGIN}/media/a.jpg</image:loc>`);
  });

  it('put the index that names them into the tree of each language', async () => {
    const files = await make([page('/about')]);
    const index = files.get('/sitemap-index.xml');
    expect(index).toContain(`<loc>${ORIGIN}/sitemap-0.xml</loc>`);
    expect([files.get('/sitemap.xml'), files.get('/fr/sitemap.xml')]).toEqual([index, index]);
  });

  it('are several where one would be too long for crawlers', async () => {
    const files = await make(Array.from({ length: 45_001 }, (_, number) => page(`/works/${number}`)));
    expect(files.get('/sitemap-0.xml')?.match(/<loc>/g)).toHaveLength(45_000);
    expect(files.get('/sitemap-1.xml')).toContain('/works/45000</loc>');
    expect(files.get('/sitemap-index.xml')?.match(/<loc>/g)).toHaveLength(2);
  });

  it('tell crawlers where they are', async () => {
    expect((await make([page('/about')])).get('/robots.txt')?.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', `Sitemap: ${ORIGIN}/sitemap.xml`]),
    );
  });
});

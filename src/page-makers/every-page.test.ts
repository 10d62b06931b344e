import { isIndexed } from '../routes/indexed-routes';
import { existsSync } from 'node:fs';
import { samplePressArticle, sampleWork } from '../gallery/testing/samples';
import { LOCALE_CODES } from '../i18n/locales';
import { allWorksPath } from '../routes/alternates';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import type { PageDefinition } from './page-definition';
import { everyPage } from './testing/every-page';
import { sampleSource } from './testing/sample-source';

describe.each(LOCALE_CODES)('every page in %s', (locale) => {
  const source = sampleSource(locale);
  let pages: PageDefinition[];
  beforeAll(async () => {
    pages = await everyPage(source);
  });

  it('has pages for every route of the table, where a list is short but for its parts', () => {
    const routes = new Set(pages.map(({ context }) => context.route));
    expect(routes).toEqual(new Set(ROUTE_NAMES.filter((name) => name !== 'works-type-slug-part')));
  });

  it('has a long list in parts, each with its own address and title', async () => {
    const works = Array.from({ length: 130 }, (_, at) => sampleWork(`lamp-${at}`));
    const long = await everyPage({ ...source, catalogue: { ...source.catalogue, works } });
    const parts = long.filter(({ context }) => context.route === 'works-type-slug-part');
    const all = parts.filter(({ path }) => path.startsWith(allWorksPath(locale)));
    const [two, three] = all;
    expect(all).toHaveLength(6);
    expect([two?.path, three?.path]).toEqual([`${allWorksPath(locale)}/2`, `${allWorksPath(locale)}/3`]);
    expect(two?.context.head.noindex).toBeUndefined();
    expect(all.slice(2).every(({ context }) => context.head.noindex)).toBe(true);
    for (const key of ['title', 'description'] as const)
      expect(new Set(all.map(({ context }) => context.head[key])).size).toBe(all.length);
    // The other language's list, not a page of it that holds other works.
    for (const { path, context } of all)
      expect(Object.values(context.alternates).sort()).toEqual(
        [path, ...LOCALE_CODES.filter((code) => code !== locale).map(allWorksPath)].sort(),
      );
  });

  it('gives each its own address, of its route and language', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path, matchPath, context } of pages) {
      const pattern = ROUTES[context.route].patterns[locale].replace(/:\w+/g, '[^/]+');
      expect((matchPath ?? path).replace('*', 'any')).toMatch(new RegExp(`^${pattern}$`));
      expect(context.head.alternates).toBe(context.alternates);
    }
    expect(new Set(pages.map((page) => page.locale))).toEqual(new Set([locale]));
  });

  it('keeps crawlers off exactly those that the table does not index', () => {
    for (const { context } of pages)
      expect([context.route, context.head.noindex ?? false]).toEqual([
        context.route,
        !isIndexed(context.route),
      ]);
  });

  it('says of each that crawlers may read when it was changed, for the sitemap', () => {
    const read = pages.filter(({ context }) => !context.head.noindex);
    const undated = read.filter(({ context }) => !Date.parse(context.head.updatedAt ?? ''));
    expect(undated.map(({ context }) => context.route)).toEqual([]);
  });

  it('names a template that there is', () => {
    for (const { template } of pages) expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
  });

  it('has the title of the event list and the home page empty, and no other', () => {
    const untitled = pages.filter(({ context }) => !context.head.title).map(({ context }) => context.route);
    expect(untitled).toEqual(['index', 'events']);
    for (const { context } of pages) expect(context.head.description).not.toBe('');
  });

  it('leaves sheets bare, gives previews their layout', () => {
    const special = pages.filter(({ context }) => context.layout !== 'default');
    expect(special.map(({ context }) => [context.route, context.layout])).toEqual([
      ['works-slug-pdf', 'sheet'],
      ['preview-id', 'preview'],
    ]);
  });
});

describe('allPages', () => {
  it('says of an item in one language that there is no other', async () => {
    const only = { en: 'only', fr: null };
    const pages = await everyPage(
      sampleSource('en', {
        works: [{ ...sampleWork('only'), slugs: only }],
        press: [{ ...samplePressArticle('only'), slugs: only }],
      }),
    );
    const alternates = pages
      .filter(({ path }) => path.includes('only'))
      .map(({ context }) => context.alternates);
    expect(alternates).toEqual([
      { en: '/works/only', fr: null },
      { en: '/works/only/pdf', fr: null },
      { en: '/press/only', fr: null },
    ]);
  });

  it('refuses an item that has no address in its own language', async () => {
    const works = [{ ...sampleWork('x'), slugs: { en: null, fr: 'x' } }];
    await expect(everyPage(sampleSource('en', { works }))).rejects.toThrow(
      "The page works-slug 'Work x' has no slug in en",
    );
  });

  it.each([
    ['preview-id', '/fr/preview'],
    ['room-id', '/fr/salon'],
  ])('opens one page for every %s, whatever its token', async (route, path) => {
    const page = (await everyPage(sampleSource('fr'))).find(({ context }) => context.route === route);
    expect(page).toMatchObject({ path, matchPath: `${path}/:id` });
    expect(page?.context.alternates).toEqual({ en: null, fr: null });
  });
});

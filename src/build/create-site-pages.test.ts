import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { LOCALE_CODES } from '../i18n/locales';
import type { BuiltPageContext } from '../page-definitions/page-context';
import { createSitePages } from './create-site-pages';
import { writeDownloads } from './downloads/write-downloads';
import { siteOrigin } from './error-pages';
import { mirrorMedia } from './media/mirror-media';
import { writeNavigationData } from './navigation-data';
import { sampleCatalogue } from './pages/testing/sample-source';
import { pullCatalogue } from './pull/pull-catalogue';
import { redirects } from './redirects';
import { writeSearchFiles } from './search/write-search-files';
import { writeSitemap } from './sitemap-file';

jest.mock('./pull/pull-catalogue');
jest.mock('./downloads/write-downloads');
jest.mock('./media/mirror-media');
jest.mock('./search/write-search-files');
jest.mock('./navigation-data');
jest.mock('./sitemap-file');
const pull = jest.mocked(pullCatalogue);

interface CreatedPage {
  path: string;
  matchPath?: string;
  component: string;
  context: BuiltPageContext;
}

const actions = { createPage: jest.fn<void, [CreatedPage]>(), createRedirect: jest.fn() };
const activity = { start: jest.fn(), end: jest.fn(), setStatus: jest.fn(), panic: jest.fn() };
const activityTimer = jest.fn(() => activity);

/** What the pages will ask for, by path. */
const kept = new Map<string, unknown>();

const create = () =>
  createSitePages({
    actions,
    cache: new Map(),
    getCache: () => kept,
    createContentDigest: (content: object) => `digest of ${JSON.stringify(content)}`,
    reporter: { activityTimer },
  } as unknown as CreatePagesArgs);

/** The page that was created at an address. */
const pageAt = (at: string) =>
  actions.createPage.mock.calls.map(([page]) => page).find((page) => page.path === at);

const before = process.env;
beforeEach(() => {
  jest.clearAllMocks();
  kept.clear();
  process.env = { ...before, GALLERY_API_URL: 'https://api.example', SITE_URL: 'https://gallery.example' };
  pull.mockResolvedValue({ en: sampleCatalogue('en'), fr: sampleCatalogue('fr') });
});
afterEach(() => {
  process.env = before;
});

describe('createSitePages', () => {
  it('creates the pages of both languages, each at its own address', async () => {
    await create();
    const paths = actions.createPage.mock.calls.map(([page]) => page.path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/works/quai', '/fr', '/fr/oeuvres/quai/pdf']));
    expect(new Set(paths).size).toBe(paths.length);
    expect(new Set(actions.createPage.mock.calls.map(([page]) => page.context.language))).toEqual(
      new Set(LOCALE_CODES),
    );
  });

  it('gives a page its template and all that the template needs', async () => {
    await create();
    const work = pageAt('/fr/oeuvres/quai');
    expect(work).not.toHaveProperty('matchPath');
    expect(work?.component).toBe(path.resolve('src/templates/work.tsx'));
    expect(work?.context).toMatchObject({ language: 'fr', i18n: { originalPath: '/fr/oeuvres/quai' } });
    expect(kept.get('/fr/oeuvres/quai')).toMatchObject({
      route: 'works-slug',
      site: { origin: 'https://gallery.example', apiOrigin: '' },
      view: { title: 'Work quai' },
    });
    expect(pageAt('/preview')?.matchPath).toBe('/preview/:id');
  });

  it('has only templates that ask for what their page is made of', async () => {
    await create();
    const pages = actions.createPage.mock.calls.map(([page]) => page).filter(({ context }) => context.digest);
    const components = new Set(pages.map(({ component }) => component));
    expect(components.size).toBeGreaterThan(15);
    for (const component of components)
      expect([component, await readFile(component, 'utf8')]).toEqual([
        component,
        expect.stringContaining('page: pageContent(path: $path)'),
      ]);
  });

  it('has Gatsby make a page anew when what it shows is another, and only then', async () => {
    const digests = async (title: string) => {
      const en = sampleCatalogue('en');
      const works = en.works.map((work) => (work.slugs.en === 'quai' ? { ...work, title } : work));
      pull.mockResolvedValue({ en: { ...en, works }, fr: sampleCatalogue('fr') });
      actions.createPage.mockClear();
      await create();
      return ['/works/quai', '/about'].map((at) => pageAt(at)?.context.digest);
    };
    const [work, about] = await digests('Quai');
    expect(await digests('Quai')).toEqual([work, about]);
    const edited = await digests('Quai II');
    expect(edited[0]).not.toBe(work);
    expect(edited[1]).toBe(about);
  });

  it('has the error page where the server is to put a page', async () => {
    await create();
    const live = pageAt('/fr/oeuvres/~live');
    expect(live?.matchPath).toBe('/fr/oeuvres/:slug');
    expect(live?.component).toBe(path.resolve('src/templates/live/work.tsx'));
    expect(live?.context).toMatchObject({ language: 'fr', layout: 'error', sites: { fr: {}, en: {} } });
  });

  it('writes the lists of the sub-navigations of both languages beside the pages', async () => {
    await create();
    expect(jest.mocked(writeNavigationData).mock.calls).toEqual(
      LOCALE_CODES.map((locale) => [
        path.resolve('public'),
        expect.objectContaining({ context: expect.objectContaining({ locale }) }),
      ]),
    );
  });

  it('lists for the sitemap the pages of both languages that may be indexed', async () => {
    await create();
    const [[, { origin, pages }]] = jest.mocked(writeSitemap).mock.calls.slice(-1) as [
      Parameters<typeof writeSitemap>,
    ];
    expect(origin).toBe('https://gallery.example');
    const paths = pages.map((page) => page.path);
    expect(paths).toEqual(expect.arrayContaining(['/works/quai', '/fr/contact']));
    expect(paths).not.toContain('/selection');
  });

  it('sends old addresses on, and keeps the site for the error pages', async () => {
    await create();
    expect(actions.createRedirect.mock.calls).toEqual(redirects().map((redirect) => [redirect]));
    expect(siteOrigin()).toBe('https://gallery.example');
  });

  it('writes search, cards and calendars where Gatsby serves them, built or in development', async () => {
    await create();
    for (const write of [writeSearchFiles, writeDownloads])
      expect(write).toHaveBeenCalledWith(path.resolve('public'), {
        en: expect.objectContaining({ catalogue: sampleCatalogue('en') }),
        fr: expect.objectContaining({ catalogue: sampleCatalogue('fr') }),
      });
  });

  it('shows copies of the pictures where the site is to need no API for them', async () => {
    process.env.GALLERY_API_PUBLIC_URL = 'https://api.example';
    await create();
    expect(mirrorMedia).not.toHaveBeenCalled();
    process.env.GALLERY_MEDIA = 'mirror';
    const copied = {
      ...sampleCatalogue('en'),
      works: [{ ...sampleCatalogue('en').works[0]!, title: 'Copied' }],
    };
    jest.mocked(mirrorMedia).mockResolvedValue({ en: copied, fr: copied });
    actions.createPage.mockClear();
    await create();
    expect(kept.get('/works/quai')).toMatchObject({ view: { title: 'Copied' } });
    const [[, { en }]] = jest.mocked(writeDownloads).mock.calls.slice(-1) as [
      Parameters<typeof writeDownloads>,
    ];
    expect(en.context.mediaOrigin).toBe('');
  });

  it('says how far the pull has come, now and then and at its end', async () => {
    pull.mockImplementation(async (_, { onProgress } = {}) => {
      for (let done = 1; done <= 43; done += 1) onProgress?.({ done, total: 43, notModified: 0 });
      return { en: sampleCatalogue('en'), fr: sampleCatalogue('fr') };
    });
    await create();
    expect(activityTimer).toHaveBeenCalledWith('pull the catalogue from https://api.example');
    expect(activity.setStatus.mock.calls.flat()).toEqual(
      [20, 40, 43].map((done) => `pulled ${done} of 43, 0 unchanged`),
    );
    expect(activity.end).toHaveBeenCalledTimes(1);
  });

  it('stops the build with what is wrong, and creates nothing', async () => {
    pull.mockRejectedValue(new Error('the works disagree'));
    await expect(create()).rejects.toThrow('the works disagree');
    expect(activity.panic).toHaveBeenCalledWith('the works disagree');
    expect(actions.createPage).not.toHaveBeenCalled();
    expect(activity.end).toHaveBeenCalledTimes(1);
  });

  it('asks no API before its address is known to be one', async () => {
    process.env.GALLERY_API_URL = 'api.example';
    await expect(create()).rejects.toThrow('GALLERY_API_URL');
    expect(pull).not.toHaveBeenCalled();
  });
});

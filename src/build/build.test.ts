import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs, NodePluginArgs, Page } from 'gatsby';
import type { Model } from '../contract/models/model';
import { navigationDataPath } from '../features/navigation/navigation-data';
import { SEARCH_MANIFEST } from '../features/search/index/search-addresses';
import { type FakeApi, type FakeRequest, useFakeApi } from '../gallery/testing/fake-api';
import { sampleModel, sampleSettings, sampleWork } from '../gallery/testing/samples';
import { LOCALE_CODES } from '../i18n/locales';
import { sampleImage } from '../media/testing/sample-image';
import type { BuiltPageContext, PageContent } from '../page-makers/page-context';
import { sitemapAddresses, sitemapFiles } from '../page-makers/files/sitemap-files';
import type { SitemapPage } from '../page-makers/files/sitemap-pages';
import { pageDigest } from '../page-makers/page-digest';
import { fillPattern } from '../routes/route-path';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { toSiteView } from '../seo/site-view';
import { createSitePages, pageContents } from './create-site-pages';
import { completeErrorPage, rememberSites, writeErrorFiles } from './error-pages';
import { lateScripts, makeLate } from './late-scripts/late-scripts-plugin';
import { mirrorMedia } from './media/mirror-media';
import { answerFrom, SAMPLE_CALLS, sampleAnswers, type SampleAnswers } from './pull/testing/sample-answers';
import { manifestRedirects, redirects } from './redirects';
import { livePages } from './server-pages';
import { copySitemapIndex, sitemapOptions } from './site-files/sitemap-options';

describe('create site pages', () => {
  interface CreatedPage {
    path: string;
    matchPath?: string;
    component: string;
    context: BuiltPageContext;
  }

  const sitemapPlugin = jest.requireActual<{ onPostBuild: (args: object, options: object) => Promise<void> }>(
    'gatsby-plugin-sitemap/gatsby-node',
  );

  const wordsPlugin = jest.requireActual<{ onCreatePage: (args: object, options: object) => Promise<void> }>(
    'gatsby-plugin-react-i18next/gatsby-node',
  );

  const PICTURE = sampleImage('banc');

  const startFakeApi = useFakeApi();
  const home = process.cwd();
  const before = process.env;
  let answers: SampleAnswers;
  let api: FakeApi;
  beforeEach(async () => {
    answers = sampleAnswers();
    api = await startFakeApi((request) =>
      request.path.startsWith('/media/') ? { body: 'a picture' } : answerFrom(answers, request),
    );
    process.env = { ...before, GALLERY_API_URL: api.url, SITE_URL: 'https://gallery.example' };
    // A build writes into the folder that it is run in.
    process.chdir(await mkdtemp(path.join(tmpdir(), 'site-pages-')));
    await mkdir('.cache');
  });
  afterEach(() => {
    process.chdir(home);
    process.env = before;
  });

  /** Creates the pages as Gatsby has it done. */
  async function create() {
    const pages: CreatedPage[] = [];
    const redirects: unknown[] = [];
    const contents = new Map<string, unknown>();
    const activity = { start: jest.fn(), end: jest.fn(), setStatus: jest.fn(), panic: jest.fn() };
    const activityTimer = jest.fn((_: string) => activity);
    const error = await createSitePages({
      actions: {
        createPage: (page: CreatedPage) => pages.push(page),
        createRedirect: (redirect: unknown) => redirects.push(redirect),
      },
      cache: new Map(),
      getCache: () => contents,
      createContentDigest: (content: object) => `digest of ${JSON.stringify(content)}`,
      reporter: { activityTimer, warn: jest.fn() },
    } as unknown as CreatePagesArgs).catch((reason: Error) => reason);
    return {
      pages,
      redirects,
      contents,
      activity,
      activityTimer,
      error,
      pageAt: (at: string) => pages.find((page) => page.path === at),
    };
  }

  const written = (file: string): Promise<string> => readFile(path.join('public', file), 'utf8');

  describe('createSitePages', () => {
    it('creates the pages of both languages, each at its own address', async () => {
      const { pages } = await create();
      const paths = pages.map((page) => page.path);
      expect(paths).toEqual(
        expect.arrayContaining(['/', '/works/banc', '/works/lampe', '/fr', '/fr/oeuvres/banc/pdf']),
      );
      expect(new Set(paths).size).toBe(paths.length);
      expect(new Set(pages.map((page) => page.context.language))).toEqual(new Set(LOCALE_CODES));
    });

    it('gives a page its template and all that the template needs', async () => {
      const { pageAt, contents } = await create();
      const work = pageAt('/fr/oeuvres/banc');
      expect(work).not.toHaveProperty('matchPath');
      expect(work?.component).toBe(path.resolve('src/templates/work.tsx'));
      expect(contents.get('/fr/oeuvres/banc')).toMatchObject({
        route: 'works-slug',
        site: { origin: 'https://gallery.example', apiOrigin: '' },
        view: { title: 'Work banc' },
      });
      expect(pageAt('/preview/~')?.matchPath).toBe('/preview/:id');
      expect(pageAt('/fr/salon/~')?.matchPath).toBe('/fr/salon/:id');
    });

    it.each(['/', '/works/banc', '/fr/oeuvres/banc'])(
      'gives %s the very context that gatsby-plugin-react-i18next would, which then leaves it alone',
      async (at) => {
        const { pageAt } = await create();
        const { default: config } = await import('../../gatsby-config');
        const { options } = config.plugins!.find(
          (it) => typeof it === 'object' && it.resolve === 'gatsby-plugin-react-i18next',
        ) as { options: object };
        const createPage = jest.fn<void, [Page<object>]>();
        const actions = { createPage, deletePage: jest.fn() };
        await wordsPlugin.onCreatePage({ page: { path: at, context: {} }, actions }, options);
        const { language, i18n, ...rest } = pageAt(at)!.context;
        expect(createPage.mock.calls).toEqual([[expect.objectContaining({ context: { language, i18n } })]]);
        createPage.mockClear();
        await wordsPlugin.onCreatePage(
          { page: { path: at, context: { language, i18n, ...rest } }, actions },
          options,
        );
        expect(createPage).not.toHaveBeenCalled();
      },
    );

    it('has Gatsby make a page anew when what it shows is another, and only then', async () => {
      const digests = async () => {
        const { pageAt } = await create();
        return ['/works/banc', '/about'].map((at) => pageAt(at)?.context.digest);
      };
      const [work, about] = await digests();
      expect(await digests()).toEqual([work, about]);
      for (const at of ['en /api/works', 'en /api/works/banc']) {
        for (const item of [answers[at]!].flat()) if (item.slug === 'banc') item.title = 'Banc II';
      }
      const edited = await digests();
      expect(edited[0]).not.toBe(work);
      expect(edited[1]).toBe(about);
    });

    it('has the error page where the server is to put a page', async () => {
      const live = (await create()).pageAt('/fr/oeuvres/~live');
      expect(live?.matchPath).toBe('/fr/oeuvres/:slug');
      expect(live?.component).toBe(path.resolve('src/templates/live/work.tsx'));
      expect(live?.context).toMatchObject({ language: 'fr', layout: 'error', sites: { fr: {}, en: {} } });
    });

    it('writes what browsers fetch later, where Gatsby serves it, built or in development', async () => {
      await create();
      for (const locale of LOCALE_CODES) {
        expect(await written(navigationDataPath(locale))).toContain('Creator arc');
        const manifest = JSON.parse(await written(SEARCH_MANIFEST)) as Record<string, string>;
        expect(await written(manifest[locale]!)).toContain('Work lampe');
      }
      expect(await written('/contact.vcf')).toContain('1 rue Exemple');
    });

    it('has gatsby-plugin-sitemap write the pages of both languages that may be indexed, as a release after an edit does', async () => {
      const { pages, contents } = await create();
      const sitemapOf = ({ path: at }: { path: string }) => ({ sitemap: contents.get(`sitemap ${at}`) });
      // Gatsby tells its pages in another order.
      const nodes = pages.map(sitemapOf).reverse();
      await sitemapPlugin.onPostBuild(
        {
          graphql: () =>
            Promise.resolve({ data: { home: sitemapOf({ path: '/' }), allSitePage: { nodes } } }),
          reporter: { verbose: jest.fn(), panic: jest.fn() },
          ...{ basePath: '', pathPrefix: '' },
        },
        { excludes: [], filterPages: () => false, ...sitemapOptions },
      );
      await copySitemapIndex('public');
      const listed = nodes.flatMap(({ sitemap }) => (sitemap ?? []) as SitemapPage[]);
      const later = await sitemapFiles('https://gallery.example', { pages: listed, tags: new Set() });
      expect(later.map(({ path: at }) => at)).toEqual([...sitemapAddresses(listed.length), '/robots.txt']);
      for (const { path: at, text } of later) expect([at, await written(at)]).toEqual([at, text]);
      const sitemap = await written('/sitemap-0.xml');
      for (const address of ['/works/banc', '/fr/contact'])
        expect(sitemap).toContain(`<loc>https://gallery.example${address}</loc>`);
      expect(sitemap).not.toContain('/selection<');
    });

    it('sends old addresses on, and keeps the site for the error pages', async () => {
      const { redirects } = await create();
      expect(redirects).toHaveLength(6);
      expect(redirects).toContainEqual({
        fromPath: '/fr/works',
        toPath: '/fr/oeuvres/type/tous',
        isPermanent: true,
        redirectInBrowser: false,
      });
      const createPage = jest.fn();
      completeErrorPage({
        page: { path: '/404', component: '404.tsx', context: {} },
        actions: { createPage, deletePage: jest.fn() },
      } as unknown as CreatePageArgs);
      expect(createPage.mock.calls[0][0].context.sites.fr.origin).toBe('https://gallery.example');
    });
  });

  it('sends former addresses on that nothing else has by now, and writes them for nginx', async () => {
    for (const at of ['works', 'works/banc'])
      for (const item of [answers[`en /api/${at}`]!].flat())
        if (item.slug === 'banc') item.former_slugs = ['old', 'lampe', '*', '..'];
    const { redirects } = await create();
    const forGood = { isPermanent: true, redirectInBrowser: false };
    expect(redirects.slice(4)).toEqual([
      { fromPath: '/works/old', toPath: '/works/banc', ...forGood },
      { fromPath: '/works/old/pdf', toPath: '/works/banc/pdf', ...forGood },
      { fromPath: '/works/type/tous', toPath: '/works/type/all', ...forGood },
      { fromPath: '/fr/oeuvres/type/all', toPath: '/fr/oeuvres/type/tous', ...forGood },
    ]);
    expect(await written('moved.conf')).toMatch(
      /^#.*\n"\/works\/old" "\/works\/banc";\n"\/works\/old\/pdf" .*;\n(".*" ".*";\n){2}$/,
    );
    const { tags, pages } = JSON.parse(await readFile('.cache/tags.json', 'utf8')) as {
      tags: string[];
      pages: Record<string, number>;
    };
    expect(pages).toHaveProperty(['/works/old/pdf']);
    expect(tags).toContain('en/works/old');
  });

  it('writes for nginx which pages show models', async () => {
    for (const at of ['works', 'works/banc'])
      for (const item of [answers[`en /api/${at}`]!].flat())
        if (item.slug === 'banc') (item as { model?: Model }).model = sampleModel('banc');
    await create();
    const pages = (await written('models.conf')).match(/^"[^"]+"(?= blob:;$)/gm);
    expect(pages).toEqual(
      expect.arrayContaining(['"/works/banc"', '"/works/banc/index.html"', '"/selection"', '"/room/~"']),
    );
    expect(pages).not.toEqual(expect.arrayContaining(['"/about"']));
    expect(pages).not.toEqual(expect.arrayContaining(['"/fr/oeuvres/banc"']));
  });

  describe('the pictures', () => {
    const shown = async () => JSON.stringify((await create()).contents.get('/works/banc'));
    beforeEach(() => {
      process.env.GALLERY_API_PUBLIC_URL = 'https://api.example';
      for (const locale of LOCALE_CODES)
        for (const at of ['works', 'works/banc'])
          for (const item of [answers[`${locale} /api/${at}`]!].flat())
            if (item.slug === 'banc') item.images = [PICTURE];
    });

    it('stay with the API', async () => {
      expect(await shown()).toContain('https://api.example/media/banc-lg.jpg');
      expect(await readdir('public')).not.toContain('media');
    });

    it('are copied where the site is to need no API for them', async () => {
      process.env.GALLERY_MEDIA = 'mirror';
      const page = await shown();
      const [copy] = await readdir('public/media');
      expect(page).toContain(`/media/${copy}`);
      expect(page).not.toContain('api.example/media');
      expect(await written(`/media/${copy}`)).toBe('a picture');
    });
  });

  describe('the pull', () => {
    it('says how far it has come, now and then and at its end', async () => {
      const { activity, activityTimer } = await create();
      expect(activityTimer).toHaveBeenCalledWith(`pull the catalogue from ${api.url}`);
      // What there is to pull is known in full once the lists have come.
      expect(activity.setStatus.mock.calls.flat()).toEqual([
        expect.stringMatching(/^pulled 20 of \d\d, 0 unchanged$/),
        `pulled ${SAMPLE_CALLS} of ${SAMPLE_CALLS}, 0 unchanged`,
      ]);
      expect(activity.end).toHaveBeenCalledTimes(1);
    });

    it('stops the build with what is wrong, and creates nothing', async () => {
      delete answers['fr /api/works/lampe'];
      const { error, activity, pages } = await create();
      expect(error).toMatchObject({ message: expect.stringContaining('/api/works/lampe') });
      expect(activity.panic).toHaveBeenCalledWith((error as Error).message);
      expect(activity.end).toHaveBeenCalledTimes(1);
      expect(pages).toEqual([]);
    });

    it('asks no API where a setting is malformed', async () => {
      process.env.SITE_URL = 'gallery.example';
      const { error } = await create();
      expect(error).toMatchObject({ message: expect.stringContaining('SITE_URL') });
      expect(api.requests).toEqual([]);
    });
  });
});

describe('error pages', () => {
  const site = toSiteView(sampleSettings('en'), { apiOrigin: '' });
  const sites = { en: site, fr: site };

  /** What becomes of a page that Gatsby creates: the pages made in its place, and whether it went. */
  function complete(page: Partial<Page>, by = completeErrorPage) {
    const actions = { createPage: jest.fn(), deletePage: jest.fn() };
    by({ page, actions } as unknown as Parameters<typeof completeErrorPage>[0]);
    return {
      made: actions.createPage.mock.calls.map(
        ([made]) => made as Page & { context: Record<string, unknown> },
      ),
      deleted: actions.deletePage.mock.calls.length > 0,
    };
  }

  describe('completeErrorPage', () => {
    it('leaves everything as it is before the catalogue has come', () => {
      jest.isolateModules(() => {
        const fresh = jest.requireActual<{ completeErrorPage: typeof completeErrorPage }>('./error-pages');
        expect(complete({ path: '/404' }, fresh.completeErrorPage)).toEqual({ made: [], deleted: false });
      });
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
});

describe('page contents', () => {
  type CreateResolvers = (args: { createResolvers: (types: Resolvers) => void; cache: object }) => void;
  interface Resolvers {
    Query: { pageContent: { resolve: (source: null, args: { path: string }) => Promise<unknown> } };
    SitePage: { sitemap: { resolve: (page: { path: string }) => unknown } };
  }
  const plugin = jest.requireActual<{ createResolvers: CreateResolvers }>(
    '../../plugins/page-content/gatsby-node',
  );

  const content = (title: string) => ({ route: 'about', view: { title } }) as PageContent;

  /** A build with its caches, which the plugin of that name reads. */
  function build() {
    const cache = new Map<string, unknown>();
    const write = cache.set.bind(cache);
    const set = jest.spyOn(cache, 'set');
    const getCache = (name: string) => (name === 'page-content' ? cache : new Map());
    const contents = pageContents({ getCache } as unknown as NodePluginArgs);
    let types: Resolvers | undefined;
    plugin.createResolvers({ createResolvers: (made) => (types = made), cache });
    const ask = (path: string) => types!.Query.pageContent.resolve(null, { path });
    const keep = (path: string, kept: PageContent) => contents.keep(path, kept, pageDigest(kept));
    const sitemapOf = (path: string) => types!.SitePage.sitemap.resolve({ path });
    return { keep, ask, set, write, list: contents.list, sitemapOf };
  }

  describe('pageContents', () => {
    it('keeps what a page is made of until the page asks for it', async () => {
      const { keep, ask } = build();
      await keep('/about', content('About'));
      await keep('/fr/a-propos', content('À propos'));
      expect(await ask('/about')).toEqual(content('About'));
      expect(await ask('/fr/a-propos')).toEqual(content('À propos'));
    });

    it('answers with the new content when the content is another', async () => {
      const { keep, ask } = build();
      await keep('/about', content('About'));
      await keep('/about', content('About us'));
      expect(await ask('/about')).toEqual(content('About us'));
    });

    it('answers the sitemap for a page until crawlers are to stay away', async () => {
      const { list, sitemapOf } = build();
      const listed: SitemapPage = {
        ...{ path: '/about', locale: 'en', origin: 'https://gallery.example' },
        alternates: { en: '/about', fr: null },
      };
      await list('/about', listed);
      expect(sitemapOf('/about')).toEqual(listed);
      await list('/about', undefined);
      expect(sitemapOf('/about')).toBeNull();
    });

    it('writes nothing of what is there already', async () => {
      const { keep, set } = build();
      await keep('/about', content('About'));
      const written = set.mock.calls.length;
      await keep('/about', content('About'));
      expect(set).toHaveBeenCalledTimes(written);
    });

    it('says what to do where nothing was kept', async () => {
      await expect(build().ask('/about')).rejects.toThrow(
        'The build kept nothing of /about: remove deploy/workspace and .cache, then build again.',
      );
    });

    it('writes anew what a build that was ended had not finished', async () => {
      const { keep, ask, set, write } = build();
      set.mockImplementationOnce(write).mockImplementationOnce(() => {
        throw new Error('ended');
      });
      await expect(keep('/about', content('About'))).rejects.toThrow('ended');
      await keep('/about', content('About'));
      expect(await ask('/about')).toEqual(content('About'));
    });
  });
});

describe('redirects', () => {
  it('sends the paths without a screen to all works of their language, for good', () => {
    expect(redirects().map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
      ['/works', '/works/type/all'],
      ['/fr/works', '/fr/oeuvres/type/tous'],
      ['/fr/oeuvres', '/fr/oeuvres/type/tous'],
      ['/fr/fr/oeuvres', '/fr/oeuvres/type/tous'],
    ]);
    expect(redirects().every(({ isPermanent }) => isPermanent)).toBe(true);
  });

  it('takes no address from a page', () => {
    const addresses = ROUTE_NAMES.flatMap((name) => Object.values<string>(ROUTES[name].patterns));
    expect(redirects().filter(({ fromPath }) => addresses.includes(fromPath))).toEqual([]);
  });

  // Netlify's file of redirects is lines of words, with signs for parts of a path, queries and force.
  it.each([..."é'()!~.$+;=:@&?# %"])('is read by Netlify as it is, with %j in a slug', (sign) => {
    const from = fillPattern('/works/:slug/pdf', { slug: `a${sign}b` });
    const [redirect] = redirects([{ from, to: '/works/now/pdf', tags: [] }]).slice(-1);
    expect(redirect?.fromPath).toMatch(/^\/works\/a[\w%.~!'()-]+b\/pdf$/);
    // By force it would come before the page of who has the address by now.
    expect(redirect).not.toHaveProperty('force');
  });

  it('has those of former addresses besides, in a release by their decoded paths', () => {
    const former = [{ from: '/works/cr%C3%A9', to: '/works/cr%C3%A9%C3%A9', tags: [] }];
    expect(redirects(former).at(-1)).toMatchObject({ fromPath: '/works/cr%C3%A9', isPermanent: true });
    const all = manifestRedirects(former);
    expect(all['/works/cré']).toEqual({ to: '/works/cr%C3%A9%C3%A9', status: 301 });
    expect(all['/works']).toEqual({ to: '/works/type/all', status: 301 });
  });
});

describe('livePages', () => {
  it('has one in each language for every collection of the route table that may have new items', () => {
    const patterns = ROUTE_NAMES.filter(
      // A build knows all that a form may come to.
      (name) => ROUTES[name].rendering === 'collection' && name !== 'form-done',
    ).flatMap((name) => Object.values<string>(ROUTES[name].patterns));
    expect(
      livePages()
        .flatMap(({ matchPath }) => matchPath ?? [])
        .sort(),
    ).toEqual(patterns.sort());
  });

  it('has one door by which the host has any page made', () => {
    expect(livePages().filter(({ matchPath }) => !matchPath)).toEqual([
      { path: '/~live', template: 'live/any', locale: 'en' },
    ]);
  });

  it('gives each an address of its own, which no item can have, and a template that there is', () => {
    for (const { path, template } of livePages()) {
      expect(path).toContain('~live');
      expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
    }
    expect(new Set(livePages().map(({ path }) => path)).size).toBe(livePages().length);
  });
});

describe('late scripts', () => {
  const mapping = (files: string) =>
    `<script\n id="gatsby-chunk-mapping"\n>\n window.___chunkMapping=${files};\n</script>`;
  const MAPPING = mapping('"{\\"app\\":[\\"/app-1.js\\"]}"');
  const script = (url: string) => `<script src="${url}" async></script>`;
  const END = MAPPING + script('/framework-2.js') + script('/app-1.js');

  it('leaves no script that a browser fetches by itself, and no list of chunks', () => {
    const late = makeLate(END);
    expect(late).not.toContain('src="');
    expect(late).toContain('["/framework-2.js","/app-1.js"]');
    expect(late).toMatch(/^<script id="gatsby-chunk-mapping">window\.___chunkMapping=\{\}<\/script><script>/);
  });

  it('refuses HTML that ends otherwise, rather than leave a page without scripts', () => {
    for (const html of [MAPPING, END + MAPPING, END.slice(MAPPING.length)])
      expect(() => makeLate(html)).toThrow('not where they used to be');
  });

  it('gives Gatsby back what it has written, unless the site’s own part is another now', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'late-scripts-'));
    const slice = path.join(dir, 'public/_gatsby/slices/_gatsby-scripts-1.html');
    await Promise.all([mkdir(path.dirname(slice), { recursive: true }), mkdir(path.join(dir, '.cache'))]);
    const steps = new Map<string, () => Promise<void>>();
    const hook = (when: string) => ({
      tapPromise: (_: string, step: () => Promise<void>) => steps.set(when, step),
    });
    lateScripts(dir).apply({ hooks: { beforeRun: hook('before'), done: hook('done') } });
    await steps.get('before')!();
    await writeFile(slice, END);
    await steps.get('done')!();
    expect(await readFile(slice, 'utf8')).toBe(makeLate(END));
    await steps.get('before')!();
    expect(await readFile(slice, 'utf8')).toBe(END);
    const other = makeLate(END).replace('begun=1', 'begun=2');
    await writeFile(slice, other);
    await steps.get('before')!();
    expect(await readFile(slice, 'utf8')).toBe(other);
  });
});

describe('mirror media', () => {
  const startApi = useFakeApi();
  let publicDir: string;
  beforeEach(async () => {
    publicDir = await mkdtemp(path.join(tmpdir(), 'mirror-'));
  });
  afterEach(() => rm(publicDir, { recursive: true }));

  const urls = (name: string, format: string) =>
    Object.fromEntries(['sm', 'md', 'lg', 'xl'].map((size) => [size, `/media/${name}/${size}.${format}`]));
  const image = { id: 'i', alt: '', width: 9, height: 9, color: '#000000' };
  const answers = {
    settings: { url: 'https://gallery.example', social: [{ url: 'https://elsewhere.example', label: 'x' }] },
    works: [
      {
        ...sampleWork('banc'),
        images: [
          {
            ...image,
            sizes: urls('day', 'jpg'),
            avif: urls('day', 'avif'),
            night: { ...image, sizes: urls('night', 'jpg') },
          },
        ],
        hd_images: [{ url: '/media/hd/1/a.jpg', filename: 'Né à 1.jpg', bytes: 3, type: 'image/jpeg' }],
      },
    ],
  };

  const serve = (extra: Partial<{ immutable: boolean }> = {}) =>
    startApi(({ path: asked }: FakeRequest) => ({
      body: asked.replace(/^\/media\/(day|night)\/(xl|lg)/, '/media/$1/lg'),
      headers: { 'cache-control': extra.immutable === false ? 'no-cache' : 'public, max-age=1, immutable' },
    }));
  const filesOf = async (folder: string) =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
      .length;

  describe('mirrorMedia', () => {
    it('copies what the answers name, once for each content, and names the copies', async () => {
      const api = await serve();
      const mirrored = await mirrorMedia(answers, { apiUrl: api.url, publicDir, cache: new Map() as never });
      const [work] = mirrored.works;
      const [{ sizes, avif, night }] = work!.images as [(typeof answers.works)[0]['images'][0]];
      expect(api.requests).toHaveLength(13);
      expect(sizes['sm']).toMatch(/^\/media\/[0-9a-f]{20}\.jpg$/);
      expect(sizes['xl']).toBe(sizes['lg']);
      expect(avif['sm']).toMatch(/\.avif$/);
      expect(night.sizes['sm']).not.toBe(sizes['sm']);
      expect(await readFile(path.join(publicDir, sizes['sm']!), 'utf8')).toBe('/media/day/sm.jpg');
      expect(work!.hd_images[0]!.url).toMatch(/^\/media\/[0-9a-f]{20}\/N%C3%A9%20%C3%A0%201\.jpg$/);
      expect(await readFile(path.join(publicDir, decodeURIComponent(work!.hd_images[0]!.url)), 'utf8')).toBe(
        '/media/hd/1/a.jpg',
      );
      expect(mirrored.settings).toEqual(answers.settings);
    });

    it('makes one copy of a picture that several answers share', async () => {
      const api = await serve();
      const [image] = answers.works[0]!.images;
      const shared = { works: [{ image }], related: [{ image }], listed: [{ image: { ...image } }] };
      const options = { apiUrl: api.url, publicDir, cache: new Map() as never };
      const { works, related, listed } = await mirrorMedia(shared, options);
      expect(related[0]!.image).toBe(works[0]!.image);
      expect(listed).toEqual(works);
    });

    it('asks again only for what may have changed or is not there any more', async () => {
      const cache = new Map() as never;
      const api = await serve();
      const options = { apiUrl: api.url, publicDir, cache };
      const first = await mirrorMedia(answers, options);
      expect(await mirrorMedia(answers, options)).toEqual(first);
      expect(api.requests).toHaveLength(13);
      await rm(path.join(publicDir, decodeURIComponent(first.works[0]!.hd_images[0]!.url)));
      await mirrorMedia(answers, options);
      expect(api.requests).toHaveLength(14);

      const changing = await serve({ immutable: false });
      for (const _ of [1, 2]) await mirrorMedia(answers, { ...options, apiUrl: changing.url });
      expect(changing.requests).toHaveLength(26);
    });

    it('removes what no page refers to any more', async () => {
      const api = await serve();
      const options = { apiUrl: api.url, publicDir, cache: new Map() as never };
      await mirrorMedia(answers, options);
      await writeFile(path.join(publicDir, 'media', 'old.jpg'), 'old');
      await mirrorMedia({ ...answers, works: [] }, options);
      expect(await filesOf(path.join(publicDir, 'media'))).toBe(0);
    });

    it('copies models, and names what is for Scene Viewer', async () => {
      const api = await serve();
      const works = [{ ...sampleWork('banc'), model: sampleModel('banc') }];
      const options = { apiUrl: api.url, publicDir, cache: new Map() as never };
      const [{ model }] = (await mirrorMedia({ works }, options)).works as unknown as [{ model: Model }];
      expect(model.web.url).toMatch(/^\/media\/[0-9a-f]{20}\.glb$/);
      expect(model.plain.url).toMatch(/^\/media\/[0-9a-f]{20}\/plain\.glb$/);
      expect(await readFile(path.join(publicDir, model.plain.url), 'utf8')).toBe(
        '/media/models/banc.0123abcd/plain.glb',
      );
      expect({ ...model, web: 0, plain: 0 }).toEqual({ ...sampleModel('banc'), web: 0, plain: 0 });
    });

    it('stops at a file that cannot be had, and names it', async () => {
      const api = await startApi(({ path: asked }) =>
        asked.includes('hd') ? { status: 404 } : { body: 'x' },
      );
      await expect(
        mirrorMedia(answers, { apiUrl: api.url, publicDir, cache: new Map() as never }),
      ).rejects.toThrow('404 for ' + api.url + '/media/hd/1/a.jpg');
    });

    it('says how far it has come', async () => {
      const api = await serve();
      const onProgress = jest.fn();
      await mirrorMedia(answers, { apiUrl: api.url, publicDir, cache: new Map() as never, onProgress });
      expect(onProgress).toHaveBeenLastCalledWith(13, 13);
    });
  });
});

import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreatePageArgs, CreatePagesArgs } from 'gatsby';
import { navigationDataPath } from '../features/navigation/navigation-data';
import { SEARCH_MANIFEST } from '../features/search/index/search-addresses';
import type { Model } from '../contract/models/model';
import { sampleModel } from '../gallery/testing/samples';
import { useFakeApi, type FakeApi } from '../gallery/testing/fake-api';
import { LOCALE_CODES } from '../i18n/locales';
import { sampleImage } from '../media/testing/sample-image';
import type { BuiltPageContext } from '../page-makers/page-context';
import { createSitePages } from './create-site-pages';
import { completeErrorPage } from './error-pages';
import { answerFrom, SAMPLE_CALLS, sampleAnswers, type SampleAnswers } from './pull/testing/sample-answers';
import { sitemapOptions } from './site-files/sitemap-options';

interface CreatedPage {
  path: string;
  matchPath?: string;
  component: string;
  context: BuiltPageContext;
}

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
    expect(work?.context).toMatchObject({ language: 'fr', i18n: { originalPath: '/fr/oeuvres/banc' } });
    expect(contents.get('/fr/oeuvres/banc')).toMatchObject({
      route: 'works-slug',
      site: { origin: 'https://gallery.example', apiOrigin: '' },
      view: { title: 'Work banc' },
    });
    expect(pageAt('/preview')?.matchPath).toBe('/preview/:id');
    expect(pageAt('/fr/salon')?.matchPath).toBe('/fr/salon/:id');
  });

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

  it('lists for the sitemap the pages of both languages that may be indexed', async () => {
    await create();
    expect(await sitemapOptions.resolveSiteUrl()).toBe('https://gallery.example');
    const paths = (await sitemapOptions.resolvePages()).map((page) => page.path);
    expect(paths).toEqual(expect.arrayContaining(['/works/banc', '/fr/contact']));
    expect(paths).not.toContain('/selection');
  });

  it('sends old addresses on, and keeps the site for the error pages', async () => {
    const { redirects } = await create();
    expect(redirects).toHaveLength(4);
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
  ]);
  expect(await written('moved.conf')).toMatch(
    /^#.*\n"\/works\/old" "\/works\/banc";\n"\/works\/old\/pdf" .*;\n$/,
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
    expect.arrayContaining(['"/works/banc"', '"/works/banc/index.html"', '"/selection"', '"/room"']),
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

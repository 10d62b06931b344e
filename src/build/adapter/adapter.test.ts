import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FunctionsManifest, HeaderRoutes, RoutesManifest } from 'gatsby';
import { inlineScriptHashes } from '../../release/inline-scripts';
import type { DeployedFile, Manifest } from '../../release/manifest';
import { MODELS_MARK } from '../../release/models-mark';
import { writeTags } from '../../release/page-tags';
import { matchesPattern } from '../../routes/match-pattern';
import { type ContentNotes, writeNotes } from '../content-notes';
import { deployFile, compress } from './deploy-file';
import { livePatterns } from './live-patterns';
import { nodeHostAdapter, checkHeaderRoutes } from './node-host-adapter';
import { planFunction } from './plan-function';
import { planRelease } from './plan-release';
import { readRecipe, recipeOf, writeRecipe } from './recipe';
import { type BuiltSite, writeRelease } from './write-release';

describe('check header routes', () => {
  const REVALIDATE = { key: 'cache-control', value: 'public, max-age=0, must-revalidate' };
  const IMMUTABLE = { key: 'cache-control', value: 'public, max-age=31536000, immutable' };
  const FRAMES = { key: 'x-frame-options', value: 'DENY' };
  /** What Gatsby lists for a site that sets no headers. */
  const GATSBYS: HeaderRoutes = [
    { path: '/*', headers: [REVALIDATE, FRAMES] },
    { path: '/static/*', headers: [IMMUTABLE] },
    { path: '/app-0123456789abcdef0123.js', headers: [IMMUTABLE] },
  ];
  const check =
    (...more: HeaderRoutes) =>
    () =>
      checkHeaderRoutes([...GATSBYS, ...more]);

  it('takes Gatsby’s own headers', () => {
    expect(check()).not.toThrow();
  });

  it.each([
    ['another header', '/about', { key: 'x-robots-tag', value: 'none' }, 'x-robots-tag of /about'],
    ['another value', '/', { ...FRAMES, value: 'SAMEORIGIN' }, 'x-frame-options of /'],
    ['a header of all paths', '/*', { key: 'x-powered-by', value: 'us' }, 'x-powered-by of /*'],
  ])('refuses %s, and says where it belongs', (_, path, header, name) => {
    const routes = check({ path, headers: [header] });
    expect(routes).toThrow(`sets: ${name}. `);
    expect(routes).toThrow('host/headers');
  });

  it('names all of them', () => {
    const [one, other] = [
      { key: 'x-one', value: '1' },
      { key: 'x-other', value: '2' },
    ];
    expect(check({ path: '/a', headers: [one, IMMUTABLE] }, { path: '/b', headers: [other] })).toThrow(
      'x-one of /a, x-other of /b.',
    );
  });
});

describe('compress', () => {
  const encodingsOf = async (content: Buffer) =>
    (await compress(content, false)).map(([encoding]) => encoding);

  it('compresses a text', async () => {
    expect(await encodingsOf(Buffer.from('words '.repeat(200)))).toEqual(['br', 'gzip']);
  });

  it('leaves alone what is small, and what does not shrink', async () => {
    expect(await encodingsOf(Buffer.from('words '.repeat(80)))).toEqual([]);
    expect(await encodingsOf(randomBytes(4096))).toEqual([]);
  });

  it('takes more pains with what is kept for long', async () => {
    const text = Buffer.from(Array.from({ length: 3000 }, (_, i) => `word-${(i * 7919) % 997}`).join(' '));
    const [[, kept] = [], [, asked] = []] = [
      (await compress(text, true))[0] ?? [],
      (await compress(text, false))[0] ?? [],
    ];
    expect(kept?.length).toBeLessThan(asked?.length ?? 0);
  });
});

describe('deploy file', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  });
  afterEach(() => rm(siteDir, { recursive: true }));

  /** Deploys one file into a release of its own. */
  async function deploy(name: string, content: string, release: string, before?: DeployedFile) {
    await writeFile(path.join(siteDir, name), content);
    const folders = { siteDir, from: path.join(siteDir, 'old'), to: path.join(siteDir, release) };
    return deployFile({ source: name, file: name, cache: 'revalidate' }, before, folders);
  }

  it('notes the inline scripts of a page', async () => {
    const html = '<script>run("é")</script><script src="/app.js"></script>';
    const { file } = await deploy('index.html', html, 'new');
    expect(file.scripts).toEqual(inlineScriptHashes(html));
    expect(file.scripts).toHaveLength(1);
    expect((await deploy('plain.html', '<p>', 'new')).file.scripts).toEqual([]);
  });

  it('knows them of a page that has not changed', async () => {
    const html = '<script>run()</script>';
    const { file } = await deploy('index.html', html, 'old');
    const again = await deploy('index.html', html, 'new', file);
    expect(again).toEqual({ file: { ...file, written: expect.any(Number) }, changed: false });
    const changed = await deploy('index.html', '<script>go()</script>', 'new', file);
    expect(changed.file.scripts).toEqual(inlineScriptHashes('<script>go()</script>'));
  });

  it('notes of a page whether it shows models, and which is its own, by its head alone', async () => {
    const mark = `<meta data-gatsby-head="true" name="${MODELS_MARK}" content="shown"/>`;
    const link = '<link rel="alternate" type="model/gltf-binary" href="https://gallery.example/a.glb"/>';
    expect((await deploy('index.html', `<head>${mark}${link}</head><p>`, 'new')).file).toMatchObject({
      models: true,
      model: 'https://gallery.example/a.glb',
    });
    const other = await deploy('plain.html', `<head></head><p>${mark}`, 'new');
    expect(other.file).not.toHaveProperty('models');
  });

  it('packs a model, which is of numbers', async () => {
    const { file } = await deploy('a.glb', 'glTF'.repeat(500), 'new');
    expect(file).toMatchObject({ type: 'model/gltf-binary', encodings: ['br', 'gzip'] });
  });

  it('notes none of what is no page', async () => {
    const { file } = await deploy('feed.xml', '<script>run()</script>', 'new');
    expect(file).not.toHaveProperty('scripts');
  });

  describe('a file of the release before', () => {
    const [before, after] = ['<p>before</p>', '<p>after!</p>'];

    it('is not read again where the build has not written it since', async () => {
      const { file } = await deploy('index.html', before, 'old');
      // Only what is not read can be taken for the same.
      await writeFile(path.join(siteDir, 'index.html'), after);
      const { atime } = await stat(path.join(siteDir, 'index.html'));
      await utimes(path.join(siteDir, 'index.html'), atime, file.written! / 1000);
      const written = (await stat(path.join(siteDir, 'index.html'))).mtimeMs;
      const folders = { siteDir, from: path.join(siteDir, 'old'), to: path.join(siteDir, 'new') };
      const planned = { source: 'index.html', file: 'index.html', cache: 'revalidate' } as const;
      const result = await deployFile(planned, { ...file, written }, folders);
      expect(result.changed).toBe(false);
      expect(await readFile(path.join(siteDir, 'new/index.html'), 'utf8')).toBe(before);
    });

    it('is read again where the build has, though its size be the same', async () => {
      const { file } = await deploy('index.html', before, 'old');
      // As of some ms before: a file system may count in steps of ten.
      const earlier = { ...file, written: file.written! - 20 };
      expect((await deploy('index.html', after, 'new', earlier)).changed).toBe(true);
      expect(await readFile(path.join(siteDir, 'new/index.html'), 'utf8')).toBe(after);
    });
  });
});

describe('live patterns', () => {
  const pagesOf = (count: number) => ({
    pages: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`/works/${at}`, ['work', 'd'] as [string, string]]),
    ),
  });
  const isAmong = (patterns: readonly string[], path: string) =>
    patterns.some((pattern) => matchesPattern(pattern, path));

  it.each([
    '/',
    '/fr',
    '/about',
    '/works/quai',
    '/fr/oeuvres/type/tous/2',
    '/preview/~',
    '/fr/salon/~',
    '/newsletter/confirmation',
  ])('%s can be made live', (page) => expect(isAmong(livePatterns(pagesOf(1)).pages, page)).toBe(true));

  it.each(['/events.ics', '/fr/contact.vcf', '/creators/a.vcf', '/data/fr/navigation.json'])(
    '%s can be made live, however many pages there are',
    (file) => {
      for (const count of [1, 2_001]) expect(isAmong(livePatterns(pagesOf(count)).files, file)).toBe(true);
    },
  );

  it.each([
    '/sitemap-0.xml',
    '/fr/sitemap.xml',
    '/robots.txt',
    '/search/index.json',
    '/static/search/en.ab.json',
  ])('%s is made of everything, and follows with the release where that is much', (file) => {
    expect(isAmong(livePatterns(pagesOf(2_000)).files, file)).toBe(true);
    expect(isAmong(livePatterns(pagesOf(2_001)).files, file)).toBe(false);
  });

  it.each([
    '/app.js',
    '/preview/token',
    '/room/token',
    '/static/other/a.json',
    '/icons/a.svg',
    '/page-data/app-data.json',
  ])('%s cannot', (file) => {
    const { pages, files } = livePatterns(pagesOf(1));
    expect(isAmong([...pages, ...files], file)).toBe(false);
  });
});

describe('node host adapter', () => {
  const RELEASE = '20260102T030405006Z';
  const STARTED_AT = '2026-01-02T03:04:05.006Z';
  const ROUTES = [{ type: 'static', path: '/', filePath: 'public/index.html', headers: [] }];

  const known = { ...process.env };
  let siteDir: string;
  let dir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    dir = path.join(siteDir, 'deploy/releases', `${RELEASE}.next`);
    await mkdir(path.join(siteDir, 'public'));
    await writeFile(path.join(siteDir, 'public/index.html'), 'words');
  });
  afterEach(async () => {
    process.env = { ...known };
    await rm(siteDir, { recursive: true });
  });

  /** Lets the adapter do its work, and gives what it says. */
  async function adapt(env: NodeJS.ProcessEnv, headerRoutes: HeaderRoutes = []): Promise<string> {
    Object.assign(process.env, env);
    const reporter = { info: jest.fn<void, [string]>() };
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
    const context = { routesManifest: ROUTES, functionsManifest: [], headerRoutes, reporter };
    await Promise.resolve(nodeHostAdapter().adapt(context as never)).finally(() => cwd.mockRestore());
    return String(reporter.info.mock.lastCall?.[0]);
  }

  it('writes the release into the folder it is told', async () => {
    const said = await adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT });
    expect(said).toBe(`release ${RELEASE}: 1 files, 1 of them new or changed`);
    const manifest = JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8')) as Manifest;
    expect(manifest).toMatchObject({ id: RELEASE, startedAt: STARTED_AT });
  });

  it('says in the release what it was built from, and how', async () => {
    await mkdir(path.join(siteDir, '.cache'));
    await mkdir(path.join(siteDir, 'public/_gatsby/slices'), { recursive: true });
    await writeFile(path.join(siteDir, 'public/_gatsby/slices/_gatsby-scripts-1.html'), 'end');
    await writeFile(path.join(siteDir, 'public/webpack.stats.json'), '{}');
    await writeFile(path.join(siteDir, '.cache/content-notes.json'), '{"sites":"abc","pages":{},"files":[]}');
    const tags = { tags: ['en/works'], sets: [[0]], pages: { '/': 0 } };
    await writeTags(path.join(siteDir, '.cache'), tags);
    await adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT, RELEASE_BUILT_FROM: 'code' });
    const read = async (file: string) => JSON.parse(await readFile(path.join(dir, file), 'utf8')) as object;
    expect(await read('manifest.json')).toMatchObject({ builtFrom: 'code', wholeAt: STARTED_AT });
    expect(await read('recipe.json')).toMatchObject({ sites: 'abc', pageEnd: 'end' });
    expect(await read('tags.json')).toEqual(tags);
  });

  it('writes nothing where it is told none, and says so', async () => {
    expect(await adapt({ RELEASE_DIR: '' })).toContain('RELEASE_DIR is not set');
    expect(await readdir(siteDir)).toEqual(['public']);
  });

  it('stops the build where a header was set that the host would not send', async () => {
    const headers = [{ path: '/about', headers: [{ key: 'x-robots-tag', value: 'none' }] }];
    await expect(adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT }, headers)).rejects.toThrow(
      'x-robots-tag of /about',
    );
    expect(await readdir(siteDir)).toEqual(['public']);
  });

  it('asks when the build began', async () => {
    await expect(adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: 'soon' })).rejects.toThrow('npm run build');
  });
});

describe('plan function', () => {
  const ENGINE = 'ssr-engine';
  const ENTRY = '.cache/page-ssr/lambda.js';
  const FUNCTIONS: FunctionsManifest = [
    { functionId: 'own', name: '/api/own', pathToEntryPoint: 'own.js', requiredFiles: ['own.js'] },
    {
      functionId: ENGINE,
      name: 'SSR & DSG',
      pathToEntryPoint: ENTRY,
      requiredFiles: ['public/404.html', ENTRY, '.cache/data/datastore/data.mdb'],
    },
  ];
  const routesOf = (...paths: string[]): RoutesManifest =>
    paths.map((path) => ({ type: 'function', path, functionId: ENGINE }));

  it('names the pages of the function, the most specific first', () => {
    const routes = routesOf(
      '/fr/oeuvres/:slug',
      '/page-data/works/:slug/page-data.json',
      '/works/:slug/',
      '/works/:slug/pdf/',
      '/works/*',
      '/works/type/:slug/',
      '/page-data/works/type/:slug/page-data.json',
    );
    expect(planFunction(routes, FUNCTIONS)?.patterns).toEqual([
      '/fr/oeuvres/:slug',
      '/works/type/:slug',
      '/works/:slug/pdf',
      '/works/:slug',
      '/works/*',
    ]);
  });

  it('leaves out the paths that stand for pages of many', () => {
    expect(planFunction(routesOf('/works/:slug', '/works/~live'), FUNCTIONS)?.patterns).toEqual([
      '/works/:slug',
    ]);
  });

  it('lists the files of the function, each once', () => {
    expect(planFunction(routesOf('/works/:slug'), FUNCTIONS)).toMatchObject({
      entry: ENTRY,
      files: [ENTRY, 'public/404.html', '.cache/data/datastore/data.mdb'],
    });
  });

  it('finds none where the server renders no page', () => {
    const routes: RoutesManifest = [
      { type: 'function', path: '/api/own', functionId: 'own' },
      { type: 'static', path: '/about', filePath: 'public/about/index.html', headers: [] },
    ];
    expect(planFunction(routes, FUNCTIONS)).toBeUndefined();
  });

  it('stops the build when pages have lost their function', () => {
    expect(() => planFunction(routesOf('/works/:slug'), [])).toThrow('no function for /works/:slug');
  });
});

describe('plan release', () => {
  const PERMANENT = [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }];

  const page = (path: string, filePath: string, headers = [{ key: 'cache-control', value: 'x' }]) => ({
    type: 'static' as const,
    path,
    filePath,
    headers,
  });
  const redirect = (path: string) => ({
    type: 'redirect' as const,
    path,
    toPath: '/about',
    status: 301 as const,
    headers: [],
  });

  it('gives each file its address, decoded, and its cache class', () => {
    const { files } = planRelease([
      page('/about', 'public/about/index.html'),
      page('/works/a%20b', 'public/works/a%20b/index.html'),
      page('/works/50%', 'public/works/50%/index.html'),
      page('/app-01234567.js', 'public/app-01234567.js', PERMANENT),
      page('/static/jost-abc.woff2', 'public/static/jost-abc.woff2'),
    ]);
    expect(Object.fromEntries(files)).toEqual({
      '/about': { source: 'public/about/index.html', file: 'about/index.html', cache: 'revalidate' },
      '/works/a b': {
        source: 'public/works/a%20b/index.html',
        file: 'works/a%20b/index.html',
        cache: 'revalidate',
      },
      '/works/50%': {
        source: 'public/works/50%/index.html',
        file: 'works/50%/index.html',
        cache: 'revalidate',
      },
      '/app-01234567.js': { source: 'public/app-01234567.js', file: 'app-01234567.js', cache: 'immutable' },
      '/static/jost-abc.woff2': {
        source: 'public/static/jost-abc.woff2',
        file: 'static/jost-abc.woff2',
        cache: 'immutable',
      },
    });
  });

  it('keeps error pages apart, each once', () => {
    const { files, errorPages } = planRelease([
      page('/404', 'public/404/index.html'),
      page('/404.html', 'public/404.html'),
      page('/fr/404', 'public/fr/404/index.html'),
      page('/fr/404.html', 'public/fr/404.html'),
      page('/500.html', 'public/500.html'),
      page('/page-data/404.html/page-data.json', 'public/page-data/404.html/page-data.json'),
    ]);
    expect([...errorPages.keys()]).toEqual(['/404.html', '/fr/404.html', '/500.html']);
    expect([...files.keys()]).toEqual(['/page-data/404.html/page-data.json']);
  });

  it('keeps pages for many paths as patterns, and gives their data the address the browser asks', () => {
    const { files, patterns } = planRelease([
      page('/preview/:id', 'public/preview/index.html'),
      page('/page-data/preview/:id/page-data.json', 'public/page-data/preview/page-data.json'),
      page('/private/*', 'public/private/index.html'),
    ]);
    expect(patterns.map(({ pattern }) => pattern)).toEqual(['/preview/:id', '/private/*']);
    expect([...files.keys()]).toEqual(['/page-data/preview/page-data.json']);
  });

  it('leaves out functions and what no page asks for', () => {
    const routes: RoutesManifest = [
      { type: 'function', path: '/api/x', functionId: 'x' },
      page('/~partytown/partytown.js', 'public/~partytown/partytown.js'),
      page('/_gatsby/slices/_gatsby-scripts-1.html', 'public/_gatsby/slices/_gatsby-scripts-1.html'),
      page('/webpack.stats.json', 'public/webpack.stats.json'),
      page('/chunk-map.json', 'public/chunk-map.json'),
      page('/moved.conf', 'public/moved.conf'),
      page('/models.conf', 'public/models.conf'),
    ];
    expect(planRelease(routes).files.size).toBe(0);
  });

  it('leaves out code that lies there from earlier builds', () => {
    const { files } = planRelease([
      page('/app-0123456789abcdef0123.js', 'public/app-0123456789abcdef0123.js', PERMANENT),
      page('/app-ffffffffffffffffffff.js', 'public/app-ffffffffffffffffffff.js'),
      page('/app-ffffffffffffffffffff.js.map', 'public/app-ffffffffffffffffffff.js.map'),
      page('/11-01234567.js', 'public/11-01234567.js', PERMANENT),
      page('/11-ffffffff.js', 'public/11-ffffffff.js'),
      page('/styles.0123456789abcdef0123.css', 'public/styles.0123456789abcdef0123.css', PERMANENT),
      page('/styles.ffffffffffffffffffff.css', 'public/styles.ffffffffffffffffffff.css'),
      page('/robots.txt', 'public/robots.txt'),
    ]);
    expect([...files.keys()]).toEqual([
      '/app-0123456789abcdef0123.js',
      '/11-01234567.js',
      '/styles.0123456789abcdef0123.css',
      '/robots.txt',
    ]);
  });

  it('refuses code whose name it could not tell from that of other builds', () => {
    const named = '/11-0123.js is kept for a year, but HASHED_CODE does not know its name';
    expect(() => planRelease([page('/11-0123.js', 'public/11-0123.js', PERMANENT)])).toThrow(named);
  });

  it('takes redirects of one address, and refuses others', () => {
    expect(Object.fromEntries(planRelease([redirect('/l%C3%A0')]).redirects)).toEqual({
      '/là': { to: '/about', status: 301 },
    });
    expect(() => planRelease([redirect('/old/*')])).toThrow('The redirect from /old/* has a wildcard');
  });
});

describe('recipe', () => {
  let siteDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'recipe-'));
    const assetsByChunkName = { app: ['app.js'], 'component---work': ['work.js'] };
    await write(
      'public/webpack.stats.json',
      JSON.stringify({ assetsByChunkName, childAssetsByChunkName: {} }),
    );
    await write('public/_gatsby/slices/_gatsby-scripts-1.html', '<script>end</script>');
    await writePage('works/quai');
    await writePage('fr/oeuvres/banc', { result: { data: { locales: 'mots' } } });
    await mkdir(path.join(siteDir, '.cache'));
    await writeNotes(path.join(siteDir, '.cache'), { notes: NOTES, tags: { tags: [], sets: [], pages: {} } });
  });
  afterEach(() => rm(siteDir, { recursive: true }));

  const NOTES = {
    sites: 'abc',
    pages: {
      '/works/quai': ['work', 'digest'] as [string, string],
      '/fr/oeuvres/banc': ['work', 'digest'] as [string, string],
    },
    files: ['/works.atom'],
  } satisfies ContentNotes;

  async function write(file: string, content: string): Promise<void> {
    await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
    await writeFile(path.join(siteDir, file), content);
  }
  const writePage = (page: string, more: object = {}) => {
    const data = {
      componentChunkName: 'component---work',
      path: `/${page}`,
      staticQueryHashes: [],
      slicesMap: {},
      result: { data: { locales: 'words' } },
      ...more,
    };
    return write(`public/page-data/${page}/page-data.json`, JSON.stringify(data));
  };

  it('has what was noted of the content, and what Gatsby puts around it', async () => {
    expect(await recipeOf(siteDir)).toEqual({
      ...NOTES,
      templates: {
        work: {
          data: { componentChunkName: 'component---work', staticQueryHashes: [], slicesMap: {} },
          assets: expect.objectContaining({
            scripts: [expect.objectContaining({ name: 'app.js' })],
            styles: [],
          }),
          locales: { en: 'words', fr: 'mots' },
        },
      },
      pageEnd: '<script>end</script>',
    });
  });

  it('is read as it was written', async () => {
    const recipe = await recipeOf(siteDir);
    await writeRecipe(siteDir, recipe);
    expect(await readRecipe(siteDir)).toEqual(recipe);
  });

  it.each([{ staticQueryHashes: ['123'] }, { slicesMap: { footer: 'footer' } }])(
    'names a template that asks for more than its page’s content: %j',
    async (more) => {
      await writePage('works/quai', more);
      await expect(recipeOf(siteDir)).rejects.toThrow('src/templates/work.tsx has a static query or a slice');
    },
  );
});

describe('write release', () => {
  const LONG = '<p>words</p>'.repeat(100);
  const PAGES = {
    'index.html': LONG,
    'about/index.html': LONG.slice(0, 600),
    '404.html': 'no',
    'p/index.html': 'p',
  };
  const ADDRESSES: Record<string, string> = {
    '/': 'index.html',
    '/about': 'about/index.html',
    '/404.html': '404.html',
    '/preview/:id': 'p/index.html',
  };

  let siteDir: string;
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
    for (const [file, content] of Object.entries(PAGES)) await write(file, content);
  });
  afterEach(() => rm(siteDir, { recursive: true }));

  const at = (...parts: string[]): string => path.join(siteDir, ...parts);
  async function write(file: string, content: string): Promise<void> {
    await mkdir(path.dirname(at('public', file)), { recursive: true });
    await writeFile(at('public', file), content);
  }
  const routesTo = (addresses: Record<string, string>): RoutesManifest =>
    Object.entries(addresses).map(([address, file]) => ({
      type: 'static',
      path: address,
      filePath: `public/${file}`,
      headers: [],
    }));
  const STARTED_AT = '2026-01-02T03:04:05.006Z';
  let builds = 0;
  beforeEach(() => {
    builds = 0;
  });
  /** Makes the next release, named 1, 2, 3 ..., and takes it into service. */
  async function build(addresses = ADDRESSES, functions: Partial<BuiltSite> = {}) {
    const id = String(builds + 1);
    const { routesManifest = [], functionsManifest = [] } = functions;
    const site = { routesManifest: [...routesTo(addresses), ...routesManifest], functionsManifest };
    const place = { dir: at('releases', id), id, startedAt: STARTED_AT, before: at('current') };
    const result = await writeRelease(site, place, siteDir);
    await rm(at('current'), { force: true });
    await symlink(path.join('releases', id), at('current'));
    builds++;
    return result;
  }
  const readManifest = async (): Promise<Manifest> =>
    JSON.parse(await readFile(at('current/manifest.json'), 'utf8'));
  const inodeOf = async (file: string): Promise<number> => (await stat(at('current', file))).ino;

  it('writes files, compressed forms and manifest', async () => {
    expect(await build()).toEqual({ files: 4, changed: 4 });
    expect(brotliDecompressSync(await readFile(at('current/static/index.html.br'))).toString()).toBe(LONG);
    expect(gunzipSync(await readFile(at('current/static/index.html.gz'))).toString()).toBe(LONG);
    expect(await readManifest()).toMatchObject({
      id: '1',
      startedAt: STARTED_AT,
      functionPatterns: [],
      files: {
        '/': {
          file: 'index.html',
          type: 'text/html; charset=utf-8',
          hash: expect.stringMatching(/^[\w-]{22}$/),
          bytes: LONG.length,
          cache: 'revalidate',
          encodings: ['br', 'gzip'],
        },
      },
      errorPages: { '/404.html': { file: '404.html', encodings: [] } },
      patterns: [{ pattern: '/preview/:id', file: { file: 'p/index.html' } }],
    });
  });

  it('tells a proxy which inline scripts its pages have, each once', async () => {
    const script = (text: string): string => `<script>${text}</script>`;
    await write('index.html', script('both()') + script('home()'));
    await write('about/index.html', script('both()'));
    await write('404.html', script('lost()'));
    await build();
    const { files, errorPages } = await readManifest();
    const hashes = [...(files['/']?.scripts ?? []), ...(errorPages['/404.html']?.scripts ?? [])];
    expect(hashes).toHaveLength(3);
    const map = await readFile(at('current/script-policy.map'), 'utf8');
    expect(map).toMatch(/^~\^ "'[^"]+'";\n$/);
    expect(map.match(/sha256-[^']+/g)?.sort()).toEqual(hashes.sort());
  });

  it('takes over what has not changed, and drops what is gone', async () => {
    await build();
    const kept = await inodeOf('static/index.html.br');
    const replaced = await inodeOf('static/about/index.html');
    await write('about/index.html', 'changed');
    const { '/404.html': _, ...rest } = ADDRESSES;
    expect(await build(rest)).toEqual({ files: 3, changed: 1 });
    expect(await inodeOf('static/index.html.br')).toBe(kept);
    expect(await inodeOf('static/about/index.html')).not.toBe(replaced);
    expect((await readManifest()).files['/about']).toMatchObject({ bytes: 7, encodings: [] });
    expect((await readdir(at('current/static'))).sort()).toEqual([
      'about',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'p',
    ]);
  });

  it('makes anew what the release before has lost', async () => {
    await build();
    await rm(at('current/static/index.html.gz'));
    expect(await build()).toEqual({ files: 4, changed: 1 });
    expect(gunzipSync(await readFile(at('current/static/index.html.gz'))).toString()).toBe(LONG);
  });

  it('starts afresh from a manifest of another format', async () => {
    await build();
    await writeFile(at('current/manifest.json'), '{"version":0}');
    expect(await build()).toEqual({ files: 4, changed: 4 });
  });

  it('leaves the release before as it was when a build fails', async () => {
    await build();
    const before = await readManifest();
    await write('about/index.html', 'changed');
    await expect(build({ ...ADDRESSES, '/lost': 'lost.html' })).rejects.toThrow('lost.html');
    expect(await readManifest()).toEqual(before);
    expect(await readFile(at('current/static/about/index.html'), 'utf8')).toBe(PAGES['about/index.html']);
  });

  describe('the code of earlier builds', () => {
    /** The name of the code whose hash is a letter over and over. */
    const nameOf = (letter: string) => `app-${letter.repeat(20)}.js`;
    const addressOf = (letter: string) => `/static/${nameOf(letter)}`;
    /** A build whose code has a hash of its own; it may have other hashed files. */
    async function buildWith(letter: string, others: string[] = []) {
      await rm(at('public/static'), { recursive: true, force: true });
      const files = [`static/${nameOf(letter)}`, ...others];
      for (const file of files) await write(file, `run("${file}");`.repeat(100));
      return build({ ...ADDRESSES, ...Object.fromEntries(files.map((file) => [`/${file}`, file])) });
    }
    const codeInReach = async (): Promise<string[]> =>
      Object.keys((await readManifest()).files).filter((address) => address.includes('app-'));

    it('stays within reach of tabs that were opened then, for five builds', async () => {
      for (const hash of ['a', 'b', 'c', 'd', 'e']) await buildWith(hash);
      expect((await codeInReach()).sort()).toEqual(['a', 'b', 'c', 'd', 'e'].map(addressOf));
      const [br] = (await readdir(at('current/static/static'))).filter(
        (file) => file === `${nameOf('a')}.br`,
      );
      expect(br).toBeDefined();
      await buildWith('f');
      expect(await codeInReach()).not.toContain(addressOf('a'));
      expect(await codeInReach()).toContain(addressOf('b'));
      expect(await readdir(at('current/static/static'))).not.toContain(nameOf('a'));
    });

    it('gets no older by builds that change texts alone', async () => {
      await buildWith('a');
      await buildWith('b');
      for (const text of ['1', '2', '3', '4', '5', '6']) {
        await write('about/index.html', text);
        await buildWith('b');
      }
      expect(await codeInReach()).toEqual(expect.arrayContaining([addressOf('a'), addressOf('b')]));
      expect(await readManifest()).toMatchObject({ generation: 2 });
    });

    it('gets no older by builds with another search index, which older tabs still find', async () => {
      const search = (hash: number) => `static/search/en.${String(hash).repeat(16)}.json`;
      await buildWith('a', [search(0)]);
      await buildWith('b', [search(0)]);
      for (const hash of [1, 2, 3, 4, 5, 6]) await buildWith('b', [search(hash)]);
      const { generation, files } = await readManifest();
      expect(generation).toBe(2);
      expect(files).toHaveProperty([addressOf('a')]);
      expect(files[`/${search(0)}`]).toMatchObject({ retired: 2 });
      expect(files[`/${search(6)}`]).not.toHaveProperty('retired');
      // It leaves with the code of the generation that it was part of.
      for (const letter of ['c', 'd', 'e', 'f']) await buildWith(letter, [search(6)]);
      expect((await readManifest()).files).toHaveProperty([`/${search(0)}`]);
      await buildWith('0', [search(6)]);
      expect(Object.keys((await readManifest()).files).filter((file) => file.includes('search'))).toEqual([
        `/${search(6)}`,
      ]);
    });

    it('gets older by a build with other styles alone', async () => {
      const styles = (letter: string) => `static/styles.${letter.repeat(20)}.css`;
      await buildWith('a', [styles('a')]);
      await buildWith('a', [styles('b')]);
      const { generation, files } = await readManifest();
      expect(generation).toBe(2);
      expect(files[`/${styles('a')}`]).toMatchObject({ retired: 1 });
    });

    it('is current again when a build returns to it', async () => {
      await buildWith('a');
      await buildWith('b');
      expect((await readManifest()).files[addressOf('a')]).toMatchObject({ retired: 1 });
      await buildWith('a');
      expect((await readManifest()).files[addressOf('a')]).not.toHaveProperty('retired');
      expect((await readManifest()).files[addressOf('b')]).toMatchObject({ retired: 2 });
    });

    it('is not kept once it is lost, and counts among no build’s files', async () => {
      await buildWith('a');
      await rm(at('current/static/static', nameOf('a')));
      expect(await buildWith('b')).toEqual({ files: 5, changed: 1 });
      expect(await codeInReach()).toEqual([addressOf('b')]);
    });
  });

  describe('the function', () => {
    const CODE = '.cache/page-ssr/lambda.js';
    const DATABASE = '.cache/data/datastore/data.mdb';
    const FUNCTION: BuiltSite = {
      routesManifest: [{ type: 'function', path: '/works/:slug', functionId: 'ssr-engine' }],
      functionsManifest: [
        { functionId: 'ssr-engine', name: 'SSR', pathToEntryPoint: CODE, requiredFiles: [CODE, DATABASE] },
      ] satisfies FunctionsManifest,
    };
    const buildFunction = async (code: string) => {
      for (const file of [CODE, DATABASE]) await mkdir(path.dirname(at(file)), { recursive: true });
      await writeFile(at(CODE), code);
      await writeFile(at(DATABASE), 'data');
      await build(ADDRESSES, FUNCTION);
    };
    const functionFile = (file: string) => readFile(at('current/function', file), 'utf8');

    it('comes with the release', async () => {
      await buildFunction('1');
      expect(await readManifest()).toMatchObject({ functionPatterns: ['/works/:slug'], functionEntry: CODE });
      expect(await functionFile(CODE)).toBe('1');
      expect(await functionFile(DATABASE)).toBe('data');
    });

    it('shares with the release before what is the same, but not its database', async () => {
      await buildFunction('1');
      const code = await inodeOf(`function/${CODE}`);
      const database = await inodeOf(`function/${DATABASE}`);
      await buildFunction('1');
      expect(await inodeOf(`function/${CODE}`)).toBe(code);
      expect(await inodeOf(`function/${DATABASE}`)).not.toBe(database);
      await buildFunction('2');
      expect(await functionFile(CODE)).toBe('2');
      expect(await readFile(at('releases/1/function', CODE), 'utf8')).toBe('1');
    });

    it('is not shared with the folder that Gatsby goes on to write to', async () => {
      await buildFunction('1');
      await writeFile(at(CODE), 'other');
      expect(await functionFile(CODE)).toBe('1');
    });

    it('stops the build when it lacks a file', async () => {
      await buildFunction('1');
      await rm(at(DATABASE));
      await expect(build(ADDRESSES, FUNCTION)).rejects.toThrow('data.mdb');
    });
  });
});

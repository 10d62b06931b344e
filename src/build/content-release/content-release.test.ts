import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sampleWork } from '../../gallery/testing/samples';
import { everyPage } from '../../page-makers/every-page';
import { emptyListing, listPage } from '../../page-makers/files/sitemap-pages';
import { formerAddresses } from '../../page-makers/former-addresses';
import type { SitePage } from '../../page-makers/load-page';
import type { SiteEnvironment } from '../../page-makers/site-environment';
import { sampleCatalogue } from '../../page-makers/testing/sample-source';
import type { CacheClass, DeployedFile, Manifest } from '../../release/manifest';
import { readTags, writeTags } from '../../release/page-tags';
import { pageFiles } from '../adapter/page-files';
import { writeRecipe } from '../adapter/recipe';
import { writeRelease } from '../adapter/write-release';
import { noteContent } from '../content-notes';
import { redirects } from '../redirects';
import { type Site, siteOf } from '../site';
import { siteFiles } from '../site-files/site-files';
import { makeContentRelease, nextManifest, proveTemplates, renderFiles } from './make-content-release';
import { sampleFrame, writeFakeRenderer } from './testing/fake-renderer';
describe('make content release', () => {
  const ENVIRONMENT: SiteEnvironment = {
    apiUrl: '',
    apiPublicUrl: '',
    siteUrl: 'https://g.example',
    media: 'api',
  };
  const ENTRY = '.cache/page-ssr/lambda.js';
  const STARTED_AT = '2026-01-02T03:04:05.006Z';

  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'content-release-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  type Parts = Partial<ReturnType<typeof sampleCatalogue>>;
  const site = (en: Parts = {}): Site =>
    siteOf({ en: { ...sampleCatalogue('en'), ...en }, fr: sampleCatalogue('fr') }, ENVIRONMENT);
  const work = (slug: string, title: string) => ({ ...sampleWork(slug), title });

  /** A release of a site, made as a build makes it: from files, which Gatsby would have written. */
  async function buildWhole(id: string, of: Site): Promise<void> {
    const siteDir = path.join(dir, `build-${id}`);
    const notes = noteContent(of);
    const templates: Record<string, ReturnType<typeof sampleFrame>> = {};
    const addresses = new Map([['/app.js', 'app.js']]);
    const write = async (name: string, content: string | Buffer) => {
      const file = path.join(siteDir, 'public', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    };
    await write('app.js', 'code');
    const entry = await writeFakeRenderer(siteDir);
    const render = renderFiles(entry, { templates, pageEnd: 'end' });
    const listing = emptyListing();
    for await (const page of everyPage(of.source)) {
      listPage(listing, page);
      const { path: pagePath, template, matchPath } = page.definition;
      notes.addPage(page);
      templates[template] ??= sampleFrame(template);
      const { html, data } = pageFiles(pagePath);
      const rendered = await render(page);
      await write(html, rendered.html);
      await write(data, rendered.data);
      addresses.set(matchPath ?? pagePath, html).set(`/${data}`, data);
    }
    const files = await siteFiles(of, listing);
    for (const file of files) {
      await write(file.path.slice(1), file.text);
      addresses.set(file.path, file.path.slice(1));
    }
    const place = {
      dir: path.join(dir, 'releases', id),
      id,
      startedAt: STARTED_AT,
      before: path.join(dir, 'current'),
    };
    await writeRelease(
      {
        routesManifest: [
          ...[...addresses].map(([address, file]) => ({
            type: 'static' as const,
            path: address,
            filePath: `public/${file}`,
            headers: [],
          })),
          ...redirects(await formerAddresses(of.source)).map(({ fromPath, toPath }) => ({
            ...{ type: 'redirect' as const, path: fromPath, toPath },
            ...{ status: 301 as const, ignoreCase: true, headers: [] },
          })),
          { type: 'function' as const, path: '/works/:slug', functionId: 'ssr-engine' },
        ],
        functionsManifest: [
          {
            functionId: 'ssr-engine',
            name: 'engine',
            pathToEntryPoint: ENTRY,
            requiredFiles: ['.cache/page-ssr/routes/render-page.js', '.cache/data/data.mdb'],
          },
        ],
      },
      place,
      siteDir,
    );
    const noted = notes.done(files, await formerAddresses(of.source));
    await writeRecipe(place.dir, { ...noted.notes, templates, pageEnd: 'end' });
    await writeTags(place.dir, noted.tags);
  }

  const release = async (id: string): Promise<void> => {
    await rm(path.join(dir, 'current'), { force: true });
    await symlink(path.join('releases', id), path.join(dir, 'current'));
  };
  const make = (id: string, of: Site) =>
    makeContentRelease(of, {
      dir: path.join(dir, 'releases', id),
      id,
      startedAt: STARTED_AT,
      before: path.join(dir, 'current'),
    });
  const manifestOf = async (id: string) =>
    JSON.parse(await readFile(path.join(dir, 'releases', id, 'manifest.json'), 'utf8')) as Manifest;
  const read = (id: string, file: string) => readFile(path.join(dir, 'releases', id, 'static', file), 'utf8');
  const inodeOf = async (id: string, file: string) =>
    (await stat(path.join(dir, 'releases', id, 'static', file))).ino;

  /** Address -> hash of what is served there now; what stays for tabs of before is left out. */
  async function hashesOf(id: string) {
    const { files, patterns } = await manifestOf(id);
    const served = Object.entries(files).filter(([, { retired }]) => retired === undefined);
    return Object.fromEntries([
      ...served.map(([address, { hash, encodings }]) => [address, [hash, encodings]]),
      ...patterns.map(({ pattern, file }) => [pattern, [file.hash]]),
    ]);
  }

  const BEFORE = site({ works: [sampleWork('quai'), work('gone', 'Gone')] });
  const AFTER = site({ works: [work('quai', 'Quay'), work('new', 'New')] });

  describe('makeContentRelease', () => {
    beforeEach(async () => {
      await buildWhole('1', BEFORE);
      await release('1');
    });

    it('has the redirects of a whole build, those of renamed items with it, and their tags', async () => {
      const renamed = site({ works: [{ ...sampleWork('quay'), former_slugs: ['quai'] }] });
      await make('2', renamed);
      await rm(path.join(dir, 'current'));
      await buildWhole('3', renamed);
      const { redirects: made } = await manifestOf('2');
      expect(made).toEqual((await manifestOf('3')).redirects);
      expect(made['/works/quai/pdf']).toEqual({ to: '/works/quay/pdf', status: 301 });
      const tags = await readTags(path.join(dir, 'releases', '2'));
      expect(tags?.of('/works/quai')).toEqual(expect.arrayContaining(['en/works/quai', 'en/works/quay']));
      await release('2');
      await make('4', BEFORE);
      expect(Object.keys((await manifestOf('4')).redirects)).not.toContain('/works/quai');
    });

    it('makes the files that a whole build makes of the same catalogue', async () => {
      await make('2', AFTER);
      await rm(path.join(dir, 'current'));
      await buildWhole('3', AFTER);
      expect(await hashesOf('2')).toEqual(await hashesOf('3'));
      expect(await read('2', 'works/quai/index.html')).toContain('Quay');
      expect(await read('2', 'works/new/index.html')).toContain('New');
      expect(Object.keys((await manifestOf('2')).files)).not.toContain('/works/gone');
    });

    it('renders only what differs, and links the rest', async () => {
      const { pages, rendered } = await make('2', AFTER);
      expect(rendered).toBeLessThan(pages / 2);
      expect(await inodeOf('2', 'about/index.html')).toBe(await inodeOf('1', 'about/index.html'));
      expect(await inodeOf('2', 'works/quai/index.html')).not.toBe(
        await inodeOf('1', 'works/quai/index.html'),
      );
      expect(await make('3', BEFORE)).toEqual({ pages, rendered: 0 });
    });

    it('can be followed by another of its kind', async () => {
      await make('2', AFTER);
      await release('2');
      await make('3', BEFORE);
      expect(await hashesOf('3')).toEqual(await hashesOf('1'));
    });

    it('has the function of the release before, with a database of its own', async () => {
      await make('2', AFTER);
      const inode = async (id: string, file: string) =>
        (await stat(path.join(dir, 'releases', id, 'function/.cache', file))).ino;
      expect((await manifestOf('2')).functionEntry).toBe(ENTRY);
      expect(await inode('2', 'page-ssr/lambda.js')).toBe(await inode('1', 'page-ssr/lambda.js'));
      expect(await inode('2', 'data/data.mdb')).not.toBe(await inode('1', 'data/data.mdb'));
    });

    it('leaves it to Gatsby where the gallery says something else of itself', async () => {
      const settings = { ...sampleCatalogue('en').settings, name: 'Another gallery' };
      await expect(make('2', site({ settings }))).rejects.toThrow('What the gallery says of itself');
    });

    it('leaves it to Gatsby where the code renders something else than the files', async () => {
      await writeFakeRenderer(path.join(dir, 'releases/1/function'), OTHER_RENDERER);
      await expect(make('2', AFTER)).rejects.toThrow('is rendered unlike the file of the same content');
    });

    it('leaves it to Gatsby where the release before lacks a file', async () => {
      await rm(path.join(dir, 'releases/1/static/app.js'));
      await expect(make('2', AFTER)).rejects.toThrow('has lost app.js');
    });

    it('leaves it to Gatsby where there is no recipe', async () => {
      await rm(path.join(dir, 'releases/1/recipe.json'));
      await expect(make('2', AFTER)).rejects.toThrow('recipe.json');
    });
  });

  const OTHER_RENDERER = `exports.default = async () => ({ html:
  'other<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>' });`;
});

describe('next manifest', () => {
  const file = (name: string, hash: string, cache: CacheClass = 'revalidate'): DeployedFile => ({
    file: name,
    hash,
    cache,
    type: 'text/html; charset=utf-8',
    bytes: 1,
    encodings: [],
  });
  const BEFORE = {
    version: 2,
    id: '1',
    startedAt: '2026-01-01T00:00:00.000Z',
    builtFrom: 'code',
    wholeAt: '2026-01-01T00:00:00.000Z',
    generation: 3,
    files: {
      '/about': file('about/index.html', 'old'),
      '/works/gone': file('works/gone/index.html', 'gone'),
      '/app.js': file('app.js', 'app', 'immutable'),
      '/static/search/en.1.json': file('static/search/en.1.json', '1', 'immutable'),
      '/static/search/en.0.json': { ...file('static/search/en.0.json', '0', 'immutable'), retired: 2 },
    },
    patterns: [{ pattern: '/preview/:id', file: file('preview/index.html', 'old') }],
    functionPatterns: ['/works/:slug'],
    functionEntry: 'lambda.js',
    errorPages: { '/404.html': file('404.html', '404') },
    redirects: { '/works': { to: '/works/type/all', status: 301 } },
  } as const satisfies Manifest;
  const PLACE = { id: '2', startedAt: '2026-01-02T00:00:00.000Z' };
  const next = (made: Record<string, DeployedFile>, gone: string[] = []) =>
    nextManifest(BEFORE, PLACE, new Map(Object.entries(made)), new Set(gone));

  it('is that of the release before, at another time', () => {
    expect(next({})).toEqual({ ...BEFORE, ...PLACE });
  });

  it('has what was made, at a known address or a new one', () => {
    const about = file('about/index.html', 'new');
    const quai = file('works/quai/index.html', 'quai');
    expect(next({ '/about': about, '/works/quai': quai }).files).toEqual({
      ...BEFORE.files,
      '/about': about,
      '/works/quai': quai,
    });
  });

  it('leaves out what is gone', () => {
    const { '/works/gone': _, ...rest } = BEFORE.files;
    expect(next({}, ['works/gone/index.html']).files).toEqual(rest);
  });

  it('keeps a hashed file that is gone, for tabs that were opened before', () => {
    const gone = ['static/search/en.1.json'];
    const made = { '/static/search/en.2.json': file('static/search/en.2.json', '2', 'immutable') };
    expect(next(made, gone).files).toEqual({
      ...BEFORE.files,
      ...made,
      '/static/search/en.1.json': { ...BEFORE.files['/static/search/en.1.json'], retired: 3 },
    });
  });

  it('has a hashed file that has come back for a new one', () => {
    const back = file('static/search/en.0.json', '0', 'immutable');
    expect(next({ '/static/search/en.0.json': back }).files['/static/search/en.0.json']).toEqual(back);
  });
});

describe('prove templates', () => {
  const page = (path: string, template: string) => ({ definition: { path, template } }) as SitePage;
  const RENDERED = { html: Buffer.from(''), data: Buffer.from('') };

  function open(isSame = true) {
    const render = jest.fn<Promise<typeof RENDERED>, [SitePage]>(async () => RENDERED);
    const proof = proveTemplates(render, () => isSame);
    return { ...proof, rendered: () => render.mock.calls.map(([{ definition }]) => definition.path) };
  }

  it('renders one page of every template that is asked for, whenever there is one', async () => {
    const proof = open();
    await proof.offer(page('/works/a', 'work'));
    await proof.offer(page('/works/b', 'work'));
    await proof.ask('work');
    await proof.ask('work');
    await proof.ask('event');
    expect(proof.rendered()).toEqual(['/works/a']);
    await proof.offer(page('/events/a', 'event'));
    await proof.offer(page('/events/b', 'event'));
    expect(proof.rendered()).toEqual(['/works/a', '/events/a']);
  });

  it('renders none of a template that is not asked for', async () => {
    const proof = open();
    await proof.offer(page('/about', 'about'));
    expect(proof.rendered()).toEqual([]);
  });

  it('stops at a page that has become another of the same content', async () => {
    const proof = open(false);
    await proof.offer(page('/works/a', 'work'));
    await expect(proof.ask('work')).rejects.toThrow('/works/a is rendered unlike');
  });
});

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sampleFrame, writeFakeRenderer } from '../build/content-release/testing/fake-renderer';
import { contentType, isText } from './content-type';
import { inlineScriptHashes } from './inline-scripts';
import type { RenderablePage } from './live-answer';
import { MODELS_MARK, shownModels } from './models-mark';
import { gatherTags, readTags, writeTags } from './page-tags';
import { loadRenderer, openRenderer } from './render-page';

describe('content type', () => {
  it.each([
    ['about/index.html', 'text/html; charset=utf-8'],
    ['app-abc.js', 'text/javascript; charset=utf-8'],
    ['app-abc.js.map', 'application/json; charset=utf-8'],
    ['styles.css', 'text/css; charset=utf-8'],
    ['page-data.json', 'application/json; charset=utf-8'],
    ['sitemap-0.xml', 'application/xml; charset=utf-8'],
    ['press/feed.rss', 'application/rss+xml; charset=utf-8'],
    ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['icon.svg', 'image/svg+xml; charset=utf-8'],
    ['robots.txt', 'text/plain; charset=utf-8'],
    ['prouve.vcf', 'text/vcard; charset=utf-8'],
    ['opening.ics', 'text/calendar; charset=utf-8'],
    ['jost.woff2', 'font/woff2'],
    ['lamp.avif', 'image/avif'],
    ['sheet.pdf', 'application/pdf'],
    ['CNAME', 'application/octet-stream'],
  ])('serves %s as %s', (file, type) => {
    expect(contentType(file)).toBe(type);
    expect(isText(type)).toBe(type.includes('charset'));
  });
});

describe('inline scripts', () => {
  const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

  it('gives the hash that the CSP standard gives for its example', () => {
    expect(inlineScriptHashes("<script>alert('Hello, world.');</script>")).toEqual([
      'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
    ]);
  });

  it.each([
    ['a classic script', '<script>run()</script>'],
    ['a classic script with its type', '<script type=" Text/JavaScript ">run()</script>'],
    ['one of an old type', '<script type="application/x-javascript">run()</script>'],
    ['an empty type', '<script type="">run()</script>'],
    ['a module', '<script type="module">run()</script>'],
    ['an import map', '<script type="importmap">run()</script>'],
    ['speculation rules', '<script type="speculationrules">run()</script>'],
    ['one that only old browsers run', '<script nomodule async>run()</script>'],
    ['one in capitals', '<SCRIPT>run()</SCRIPT >'],
    ['one that is never closed', '<script>run()'],
    ['one after a comment with another in it', '<!-- <script>other()</script> --><script>run()</script>'],
    [
      'one after a text that looks like another',
      '<textarea><script>x()</script></textarea><script>run()</script>',
    ],
  ])('hashes %s', (_, html) => {
    expect(inlineScriptHashes(html)).toEqual([hashOf('run()')]);
  });

  it.each([
    ['a script with an address', '<script src="/app.js">run()</script>'],
    ['a script with an empty address', '<script src>run()</script>'],
    ['JSON-LD', '<script type="application/ld+json">{"@type":"WebSite"}</script>'],
    ['JSON', '<script type="application/json">{}</script>'],
    ['a type of one’s own', '<script type="text/x-template">run()</script>'],
    ['a type with a parameter, which no browser runs', '<script type="text/javascript;v=1">run()</script>'],
    ['a template', '<template><script>run()</script></template>'],
    ['what is for browsers without scripts', '<noscript><script>run()</script></noscript>'],
    ['a page without scripts', '<p>run()</p>'],
    ['nothing', ''],
  ])('leaves out %s', (_, html) => {
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  it.each([
    ['comments', '<!-- a -->\nrun() /* <p> */ // &amp;\n<!-- b -->'],
    ['tags and entities', 'document.title = "<b>&lt;é&nbsp;</b>" && "</scrip>"'],
    ['white space', '\n\t run()  \n'],
  ])('hashes %s within a script as they stand', (_, script) => {
    expect(inlineScriptHashes(`<p>é</p><script>${script}</script>`)).toEqual([hashOf(script)]);
  });

  it('takes line ends as a browser does', () => {
    expect(inlineScriptHashes('<script>a()\r\nb()\rc()</script>')).toEqual([hashOf('a()\nb()\nc()')]);
  });

  it('names each script once, in the order of the page', () => {
    const html = '<script>b()</script><script>a()</script><script type="module">b()</script>';
    expect(inlineScriptHashes(html)).toEqual([hashOf('b()'), hashOf('a()')]);
  });
});

describe('models mark', () => {
  const MARK = `<meta data-gatsby-head="true" name="${MODELS_MARK}" content="shown"/>`;
  const link = (href: string) =>
    `<link rel="alternate" type="application/rss+xml" href="/feed"/><link rel="alternate" type="model/gltf-binary" href="${href}"/>`;

  it('are those of a page’s head, with the file that the page is about', () => {
    const html = `<head>${MARK}${link('https://a.example/m.glb?a=1&amp;b=2')}</head><p>`;
    expect(shownModels(html)).toEqual({ models: true, model: 'https://a.example/m.glb?a=1&b=2' });
  });

  it('may be those of other works', () =>
    expect(shownModels(`<head>${MARK}</head>`)).toEqual({ models: true }));

  it('are none where only the text of a page has the mark', () =>
    expect(shownModels(`<head></head><p>${MARK}${link('/m.glb')}`)).toEqual({}));

  it.each(['/m.glb>; rel=&quot;x', '/a b.glb', '/m.glb\nSet-Cookie: a'])(
    'leave out the address %j, which would say something else in a header',
    (href) => expect(shownModels(`<head>${MARK}${link(href)}</head>`)).toEqual({ models: true }),
  );

  it('keep no page in memory: many are noted while a site is built', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const before = used();
    const noted = Array.from({ length: 50 }, (_, page) =>
      shownModels(
        Buffer.from(`<head>${MARK}${link(`/models/${page}.glb`)}</head>${'a'.repeat(1e6)}`).toString(),
      ),
    );
    expect(used() - before).toBeLessThan(10e6);
    expect(noted).toHaveLength(50);
  });
});

describe('page tags', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'page-tags-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('are read as they were gathered, page by page', async () => {
    const { add, done } = gatherTags();
    add('/works/quai', ['en/site-settings', 'en/works/quai']);
    add('/works/quai/pdf', ['en/works/quai', 'en/site-settings']);
    add('/', []);
    await writeTags(dir, done());
    const tags = await readTags(dir);
    expect(tags?.of('/works/quai')).toEqual(['en/site-settings', 'en/works/quai']);
    expect(tags?.of('/works/quai/pdf')).toBe(tags?.of('/works/quai'));
    expect(tags?.of('/')).toEqual([]);
    expect(tags?.of('/app.js')).toBeUndefined();
    expect(tags?.of('constructor')).toBeUndefined();
  });

  it('take a few bytes a page of thousands', async () => {
    const { add, done } = gatherTags();
    for (let work = 0; work < 20_000; work += 1)
      for (const page of [`/works/lamp-${work}`, `/works/lamp-${work}/pdf`])
        add(page, ['en/site-settings', `en/works/lamp-${work}`]);
    await writeTags(dir, done());
    const { length } = await readFile(path.join(dir, 'tags.json'));
    expect(length / 40_000).toBeLessThan(60);
    expect((await readTags(dir))?.of('/works/lamp-19999')).toEqual([
      'en/site-settings',
      'en/works/lamp-19999',
    ]);
  });

  it.each([undefined, '', '{', '{}'])('are not known where the file is %j', async (text) => {
    if (text !== undefined) await writeFile(path.join(dir, 'tags.json'), text);
    expect(await readTags(dir)).toBeUndefined();
  });
});

describe('render page', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'render-page-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const page = (path: string, more: Partial<RenderablePage> = {}): RenderablePage => ({
    path,
    template: 'work',
    content: { view: { title: 'Quai', sold: undefined } },
    context: { language: 'en', digest: 'abc' },
    ...more,
  });
  const locales = { en: { edges: ['words'] }, fr: { edges: ['mots'] } };
  async function render(one: RenderablePage, more: object = { locales }) {
    const frames = {
      templates: { work: { ...sampleFrame('work'), ...more } },
      pageEnd: '<script>$&</script>',
    };
    const { html, data } = openRenderer(loadRenderer(await writeFakeRenderer(dir)), frames);
    return { html: await html(one), data: data(one) };
  }

  it('renders a page as during a build, with its end in the place that Gatsby leaves for it', async () => {
    expect((await render(page('/works/quai'))).html).toBe(
      '<p>/works/quai Quai true app.js</p>' +
        '<!-- slice-start id="_gatsby-scripts-1" --><script>$&</script><!-- slice-end id="_gatsby-scripts-1" -->',
    );
  });

  it('writes the page’s data with its fields in Gatsby’s order', async () => {
    const frame = '"componentChunkName":"component---work","path":"/works/quai"';
    const result =
      '"result":{"data":{"page":{"view":{"title":"Quai"}},"locales":{"edges":["words"]}},"pageContext":{"language":"en","digest":"abc"}}';
    expect((await render(page('/works/quai'))).data).toBe(
      `{${frame},${result},"staticQueryHashes":[],"slicesMap":{}}`,
    );
    expect((await render(page('/works/quai', { matchPath: '/works/:a' }))).data).toContain(
      '"slicesMap":{},"matchPath":"/works/:a"}',
    );
  });

  it('gives a page the words of its language, and none where the release is of before they were kept', async () => {
    const french = page('/fr/oeuvres/quai', { context: { language: 'fr' } });
    expect((await render(french)).data).toContain('"locales":{"edges":["mots"]}');
    expect((await render(french, {})).data).not.toContain('locales');
  });

  it('renders nothing by a template that the release before does not know', async () => {
    await expect(render(page('/works/quai', { template: 'sculpture' }))).rejects.toThrow(
      'template sculpture',
    );
  });

  it('renders nothing that would lack its scripts', async () => {
    await expect(render(page('/no-place'))).rejects.toThrow('/no-place was rendered without');
  });
});

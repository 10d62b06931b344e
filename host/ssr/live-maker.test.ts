import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openLiveMaker } from './live-maker';

/** A release's renderer, whose door answers by the address. */
const RENDERER = `
  const tags = ['en/works/quai'];
  const page = { path: '/works/quai', template: 'work', content: { view: 1 }, context: { language: 'en' } };
  const answers = {
    '/': { kind: 'page', page: { ...page, path: '/' }, tags },
    '/works/quai': { kind: 'page', page, tags },
    '/works/type/all': { kind: 'page', page: { ...page, isPassing: true }, tags },
    '/works/créé': { kind: 'page', page, tags },
    '/events.ics': { kind: 'file', address: '/events.ics', text: 'BEGIN:VCALENDAR', tags },
    '/static/search/en.abc.json': { kind: 'file', address: '/static/search/en.abc.json', text: '{}', tags },
    '/static/search/en.old.json': { kind: 'file', address: '/static/search/en.abc.json', text: '{}', tags },
    '/works/old': { kind: 'moved', to: '/works/quai', tags },
    '/broken': { kind: 'failed', reason: 'no API' },
    '/unknown-template': { kind: 'page', page: { ...page, template: 'sculpture' }, tags },
  };
  exports.getPageChunk = async ({ componentChunkName }) => ({
    getServerData: async ({ address }) => {
      if (componentChunkName !== 'component---src-templates-live-any-tsx') throw new Error(componentChunkName);
      return { props: answers[address] ?? { kind: 'none', tags } };
    },
  });
  exports.default = async ({ pagePath, pageData: { result: { data, pageContext } } }) => ({ html:
    pagePath + '<i>' + JSON.stringify([data.page, pageContext]) + '</i>' + '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>' });
`;
const RECIPE = {
  templates: {
    work: { data: { componentChunkName: 'work', staticQueryHashes: [], slicesMap: {} }, assets: {} },
  },
  pageEnd: '<script src="/app.js"></script>',
};

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'live-maker-'));
  await mkdir(path.join(dir, 'function/page-ssr/routes'), { recursive: true });
  await writeFile(path.join(dir, 'function/page-ssr/routes/render-page.js'), RENDERER);
  await writeFile(path.join(dir, 'recipe.json'), JSON.stringify(RECIPE));
});
afterEach(() => rm(dir, { recursive: true }));

const open = () => openLiveMaker(path.join(dir, 'function/page-ssr/lambda.js'), dir);
const TAGS = ['en/works/quai'];

it.each([
  ['/works/quai', '/works/quai<'],
  ['/', '/<'],
  ['/works/cr%C3%A9%C3%A9', '/works/quai<'],
])('makes the page at %s as the release has its pages', async (address, beginning) => {
  const answer = await (await open())(address);
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    tags: TAGS,
  });
  expect(answer.body).toMatch(new RegExp(`^${beginning}.*<script src="/app.js">`));
});

it.each(['/page-data/works/quai/page-data.json', '/page-data/index/page-data.json'])(
  'makes the data of a page at %s',
  async (address) => {
    const answer = await (await open())(address);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      tags: TAGS,
    });
    expect(JSON.parse(answer.body)).toMatchObject({ result: { data: { page: { view: 1 } } } });
  },
);

it('lets no cache keep a page that answers to anything one may type', async () => {
  const make = await open();
  for (const address of [
    '/works/type/all?creator=nobody',
    '/page-data/works/type/all/page-data.json?creator=nobody',
  ])
    expect((await make(address)).headers['cache-control']).toBe('no-store');
  expect((await make('/works/quai')).headers).not.toHaveProperty('cache-control');
});

it('gives files as what they are, and lets those be kept that are named by their content', async () => {
  const make = await open();
  expect(await make('/events.ics')).toEqual({
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
    body: 'BEGIN:VCALENDAR',
    tags: TAGS,
  });
  expect((await make('/static/search/en.abc.json')).headers['cache-control']).toContain('immutable');
  expect((await make('/static/search/en.old.json')).headers['cache-control']).toBe('no-store');
});

it('leads from a former address to that of now', async () => {
  const headers = { location: '/works/quai' };
  expect(await (await open())('/works/old')).toEqual({ status: 301, headers, body: '', tags: TAGS });
});

it('tells what is not there from what cannot be had', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const make = await open();
  expect(await make('/nowhere')).toMatchObject({ status: 404, tags: TAGS });
  // A question mark of the path itself begins no query.
  expect(await make('/works/quai%3Fsort=date')).toMatchObject({ status: 404 });
  expect(await make('/broken')).toEqual({ status: 503, headers: {}, body: '' });
  expect(said).toHaveBeenCalledWith('/broken: no API\n');
  await expect(make('/unknown-template')).rejects.toThrow('template sculpture');
  said.mockRestore();
});

describe('the page of a form that was posted in vain', () => {
  const failure = { ok: false, reason: 'offline' } as const;
  const posted = { path: '/api/form/contact', fields: [['name', 'Zoé']] as const, failure };
  const refused = { title: 'It did not go through', posted };
  const toldIn = ({ body }: { body: string }) => JSON.parse(/<i>(.*)<\/i>/.exec(body)?.[1] ?? '');
  const head = { title: refused.title, noindex: true };

  it('is told of it, has no scripts, and is made of nothing that a cache could be told to drop', async () => {
    const answer = await (await open())('/works/quai', refused);
    expect(toldIn(answer)).toEqual([
      { view: 1, head },
      { language: 'en', posted },
    ]);
    expect(answer.body).not.toContain('/app.js');
    expect(answer).not.toHaveProperty('tags');
    expect((await (await open())('/works/quai')).body).not.toContain('Zoé');
  });

  it('is that of the release while the API gives none', async () => {
    const folder = path.join(dir, 'static/page-data/broken');
    await mkdir(folder, { recursive: true });
    const result = { data: { page: { view: 2 } }, pageContext: { language: 'fr' } };
    const data = { componentChunkName: 'work', path: '/broken', result, staticQueryHashes: [] };
    await writeFile(path.join(folder, 'page-data.json'), JSON.stringify(data));
    const make = await open();
    expect(toldIn(await make('/broken', refused))).toEqual([
      { view: 2, head },
      { language: 'fr', posted },
    ]);
    await writeFile(
      path.join(folder, 'page-data.json'),
      JSON.stringify({ ...data, componentChunkName: 'x' }),
    );
    await expect(make('/broken', refused)).rejects.toThrow('no template x');
  });
});

it('does not open a release that lacks what pages are made with', async () => {
  await rm(path.join(dir, 'recipe.json'));
  await expect(open()).rejects.toThrow('recipe.json');
});

import Fastify from 'fastify';
import type { LivePages } from '../live/changed-pages';
import { readTargets } from '../requests/parse-path';
import { readCurrent, type Deploy } from '../releases/current-release';
import { addSiteRoutes } from './site-routes';
import type { SsrRenderer } from '../ssr/ssr-renderer';
import { SsrUnavailable } from '../ssr/ssr-unavailable';
import { makeDeploy } from '../testing/make-deploy';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('has the function of a release prepared that is switched to while the host runs, once', async () => {
  const deployDir = await makeDeploy();
  let deploy = await readCurrent(deployDir);
  const prepare = jest.fn(async (release: Deploy) => void release);
  const site = Fastify();
  readTargets(site, async () => deploy);
  const ssr = { prepare } as Partial<SsrRenderer> as SsrRenderer;
  const live = { isLive: () => false } as Partial<LivePages> as LivePages;
  addSiteRoutes(site, { currentDeploy: async () => deploy, ssr, live });
  const visit = async () => expect((await site.inject('/about')).statusCode).toBe(200);

  // What is served from the start is prepared by the host when it begins to listen.
  await visit();
  await visit();
  expect(prepare).not.toHaveBeenCalled();
  deploy = await readCurrent(deployDir);
  await visit();
  await visit();
  expect(prepare.mock.calls).toEqual([[deploy]]);
  expect(prepare.mock.calls[0]?.[0]).toBe(deploy);
  await site.close();
});

describe('what has changed since the release', () => {
  /** What caches that are told of changes may keep of the answers. */
  let kept: unknown[];
  beforeEach(() => {
    kept = [];
  });

  /** A site all of which is live, made by a renderer that answers with the path that it is asked for. */
  async function openLive(render: SsrRenderer['render']) {
    const deployDir = await makeDeploy();
    const deploy = await readCurrent(deployDir);
    deploy.manifest.live = {
      pages: ['/', '/about', '/contact', '/works/:slug', '/preview'],
      files: ['/icon.svg', '/new.ics'],
    };
    const site = Fastify();
    readTargets(site, async () => deploy);
    site.decorateReply('inlineScripts');
    const ssr = { render } as Partial<SsrRenderer> as SsrRenderer;
    const live = {
      isLive: (path: string) => !['/about', '/contact'].includes(path),
    } as Partial<LivePages> as LivePages;
    addSiteRoutes(site, { currentDeploy: async () => deploy, ssr, live });
    site.addHook('onSend', async ({ edgeAnswer }) => void kept.push(edgeAnswer));
    return (url: string) => site.inject({ url, headers: { 'user-agent': BROWSER } });
  }
  const made: SsrRenderer['render'] = async (_, path) => ({
    status: 200,
    headers: {
      'content-type': path.includes('.') ? 'image/svg+xml; charset=utf-8' : 'text/html; charset=utf-8',
    },
    body: `made ${path}`,
    tags: [],
  });

  it.each([
    ['/', 'made /'],
    ['/works/lamp', 'made /works/lamp'],
    ['/page-data/works/lamp/page-data.json', 'made /page-data/works/lamp/page-data.json'],
    ['/icon.svg', 'made /icon.svg'],
    ['/new.ics', 'made /new.ics'],
    ['/about', '<h1>About</h1>'],
    ['/contact?work=lamp&utm=x', 'made /contact?work=lamp'],
    ['/app-abc.js', 'run()'],
  ])('%s is answered with %s', async (url, body) => {
    const answer = await (await openLive(made))(url);
    expect([answer.statusCode, answer.body]).toEqual([200, body]);
  });

  it('is to be asked for each time, unless what was made says otherwise', async () => {
    const get = await openLive(made);
    expect((await get('/icon.svg')).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-type': 'image/svg+xml; charset=utf-8',
      etag: expect.any(String),
    });
    const lasting = await openLive(async (...asked) => ({
      ...(await made(...asked)),
      headers: { 'content-type': 'text/plain', 'cache-control': 'immutable' },
    }));
    expect((await lasting('/icon.svg')).headers['cache-control']).toBe('immutable');
  });

  it('is made once of the page that stands for many, which stays unlisted', async () => {
    const answer = await (await openLive(made))('/preview/token');
    expect(answer.body).toBe('made /preview');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  it('is what was built while it cannot be made, or many wait', async () => {
    const render = jest.fn<ReturnType<SsrRenderer['render']>, Parameters<SsrRenderer['render']>>();
    const get = await openLive(render);
    for (const problem of ['crowded', 'dead'] as const) {
      render.mockRejectedValueOnce(new SsrUnavailable(problem, 'no'));
      expect((await get('/')).body).toBe('<h1>Home</h1>');
    }
    render.mockResolvedValueOnce({ status: 503, headers: {}, body: '' });
    expect((await get('/works/lamp')).body).toBe('<h1>Lamp as built</h1>');
    expect(render.mock.calls.map(([, path, options]) => [path, options])).toEqual([
      ['/', { isOptional: true }],
      ['/', { isOptional: true }],
      ['/works/lamp', { isOptional: true }],
    ]);
    render.mockResolvedValueOnce({ status: 404, headers: {}, body: '' });
    expect((await get('/works/lamp')).statusCode).toBe(404);
  });

  it('leads to another address, with the query, for good and kept by nobody', async () => {
    const get = await openLive(async () => ({
      status: 301,
      headers: { location: '/works/new' },
      body: '',
      tags: ['en/works/lamp'],
    }));
    const answer = await get('/works/lamp?a=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/works/new?a=1']);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/new.ics')).headers.location).toBe('/works/new');
    // Gatsby would take what it is led to for the page that it has asked for.
    const data = await get('/page-data/works/lamp/page-data.json');
    expect([data.statusCode, data.body]).toEqual([404, 'Not found']);
    expect(kept).toEqual([undefined, undefined, undefined]);
  });

  it('may be kept at the edge, but not what stands in for it', async () => {
    const render = jest.fn<ReturnType<SsrRenderer['render']>, Parameters<SsrRenderer['render']>>(
      async (...asked) => ({ ...(await made(...asked)), tags: ['en/pages/home'] }),
    );
    const get = await openLive(render);
    await get('/');
    render.mockRejectedValueOnce(new SsrUnavailable('crowded', 'no'));
    await get('/');
    await get('/preview/token');
    expect(kept).toEqual([{ address: '/', tags: ['en/pages/home'] }, undefined, undefined]);
  });
});

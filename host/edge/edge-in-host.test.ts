import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { gatherTags, writeTags } from '../../src/release/page-tags';
import { until } from '../../tests/until';
import { releaseFolder } from '../releases/release-folders';
import { switchRelease } from '../releases/switch-release';
import { buildHost, type HostOptions } from '../server';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { addressTag, EVERYTHING, hashed } from './edge-tags';

const SECRET = 'a-long-enough-secret';
const PAGES = {
  '/about': ['en/site-settings', 'en/pages/about'],
  '/': ['en/site-settings', 'en/pages/home'],
};

let deployDir: string;
let app: FastifyInstance | undefined;
let cache: Server;
/** The tags of each call to the cache. */
let purges: string[][];
let status = 200;
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  deployDir = await makeDeploy();
  await tagPages(SAMPLE_ID);
  purges = [];
  status = 200;
  cache = createServer((request, response) => {
    if (request.method === 'PURGE' && status === 200)
      purges.push(String(request.headers['x-purge-tags']).split(' '));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  cache.close();
  cache.closeAllConnections();
  await rm(deployDir, { recursive: true });
});

async function tagPages(id: string): Promise<void> {
  const { add, done } = gatherTags();
  for (const [page, tags] of Object.entries(PAGES)) add(page, tags);
  await writeTags(releaseFolder(deployDir, id), done());
}

async function start({ isKnown = true } = {}): Promise<FastifyInstance> {
  const purgeUrl = urlOf(cache);
  const log = { mark: { log: 'a', number: 0 }, changes: [], answers: [] };
  if (isKnown) {
    await writeFile(path.join(deployDir, 'changes.json'), JSON.stringify(log));
    const purged = { [purgeUrl]: { mark: log.mark, release: SAMPLE_ID } };
    await writeFile(path.join(deployDir, 'purges.json'), JSON.stringify(purged));
  }
  return startAgain();
}

const optionsOf = (isEdge: boolean): HostOptions => ({
  deployDir,
  apiUrl: 'http://127.0.0.1:9',
  logLevel: 'silent',
  rebuildSecret: SECRET,
  rebuildQuietMs: 600_000,
  ...(isEdge && { edge: { provider: 'varnish', purgeUrls: [urlOf(cache)], token: '' } }),
});

async function startAgain(): Promise<FastifyInstance> {
  app = await buildHost(optionsOf(true));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

const edit = async (host: FastifyInstance, request: object) => {
  const body = JSON.stringify(request);
  const headers = openSigner(SECRET)(body);
  const answer = await host.inject({ method: 'POST', url: '/hooks/rebuild', payload: body, headers });
  expect(answer.statusCode).toBe(202);
};

describe('an answer', () => {
  /** The host as it answers, without one that listens. */
  const build = async (isEdge = true) => (app = await buildHost(optionsOf(isEdge)));
  const keysOf = async (host: FastifyInstance, url: string) => {
    const { headers } = await host.inject(url);
    return headers['surrogate-control'] === undefined
      ? undefined
      : String(headers['surrogate-key']).split(' ');
  };

  it('of a page, its file or what is no page is kept by its tags', async () => {
    const host = await build();
    const tags = PAGES['/about'].map(hashed);
    expect(await keysOf(host, '/about')).toEqual([EVERYTHING, addressTag('/about'), ...tags]);
    expect(await keysOf(host, '/about?from=elsewhere')).toContain(addressTag('/about'));
    expect(await keysOf(host, '/icon.svg')).toEqual([EVERYTHING, addressTag('/icon.svg')]);
    const { headers } = await host.inject('/about');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('of anything else is not', async () => {
    const host = await build();
    // The last one is a page of which the release does not say what it was made of.
    for (const url of [
      '/missing',
      '/old',
      '/preview/token',
      '/app-abc.js',
      '/healthz',
      '/about/',
      '/works/lamp',
    ])
      expect([url, await keysOf(host, url)]).toEqual([url, undefined]);
  });

  it('has no tags without the setting', async () => {
    expect((await (await build(false)).inject('/about')).headers).not.toHaveProperty('surrogate-key');
  });
});

describe('a cache', () => {
  it('forgets what was edited, and nothing else', async () => {
    const host = await start();
    await edit(host, { changed: [{ kind: 'work', slugs: ['lamp'] }], answers: ['en/works'] });
    await until(() => purges.length === 1);
    const tags = ['en/works', 'en/works/lamp', 'fr/works/lamp', 'en/works/*', 'fr/works/*'];
    expect(purges[0]!.sort()).toEqual(tags.map(hashed).sort());
  });

  it('forgets the gallery’s own data by one tag; what was on its way there once more, which is noted', async () => {
    const host = await start();
    await edit(host, { answers: ['en/site-settings'] });
    await until(() => purges.length === 1);
    const read = async () => readFile(path.join(deployDir, 'purges.json'), 'utf8');
    await until(read, (text) => text.includes('"number":1'));
    expect(purges).toEqual([[hashed('en/site-settings')], [hashed('en/site-settings')]]);
  });

  it('forgets everything when the host does not know what it has', async () => {
    await start({ isKnown: false });
    await until(() => purges.length === 1);
    expect(purges).toEqual([[EVERYTHING]]);
  });

  it('that does not answer is told after the next start of the host', async () => {
    const host = await start();
    status = 503;
    await edit(host, { answers: ['fr/press'] });
    await host.close();
    status = 200;
    await startAgain();
    await until(() => purges.length === 1);
    expect(purges).toEqual([[hashed('fr/press')]]);
  });

  it('forgets what a new release has otherwise, and again when it is left', async () => {
    await start();
    const manifest = await makeRelease(deployDir, '20260202T030405006Z');
    const { '/about': about, ...files } = manifest.files;
    await makeRelease(deployDir, '20260202T030405006Z', {
      files: { ...files, '/about': { ...about!, hash: 'another' } },
    });
    await switchRelease(deployDir, '20260202T030405006Z');
    await until(() => purges.length === 1);
    await switchRelease(deployDir, SAMPLE_ID);
    await until(() => purges.length === 2);
    expect(purges).toEqual([[addressTag('/about')], [addressTag('/about')]]);
  });
});

import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { gatherTags, writeTags } from '../../src/release/page-tags';
import { until } from '../../tests/until';
import { releaseFolder } from '../releases/release-folders';
import { switchRelease } from '../releases/switch-release';
import { buildHost, type HostOptions } from '../server';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { addEdgeHeaders } from './add-edge';
import {
  addressTag,
  EDGE_PROVIDERS,
  type EdgeProviderName,
  edgeTags,
  EVERYTHING,
  hashed,
  readEdge,
} from './edge-provider';
import { openPurger, type Purged, type Purger, PurgeRefused, toPurge } from './purger';

describe('edge headers', () => {
  const ANSWER = { address: '/works/lamp', tags: ['en/site-settings', 'en/works/lamp'] };
  const NAMED = edgeTags(ANSWER.address, ANSWER.tags)!;

  /** Answers with a page, which may be changed while it is made. */
  async function headersOf(provider: EdgeProviderName, { isChanged = false, status = 200 } = {}) {
    let number = 7;
    const app = Fastify();
    const haveChanged = (tags: readonly string[], since: number) =>
      tags === ANSWER.tags && isChanged && since < number;
    addEdgeHeaders(app, { provider, live: { mark: () => ({ log: 'a', number }), haveChanged } });
    app.get('/works/lamp', async (request, reply) => {
      request.edgeAnswer = ANSWER;
      number += 1;
      return reply.code(status).header('Cache-Control', 'public, max-age=0, must-revalidate').send('a lamp');
    });
    const { headers } = await app.inject('/works/lamp');
    await app.close();
    return headers;
  }

  it.each([
    ['varnish', { 'surrogate-key': NAMED.join(' '), 'surrogate-control': 'max-age=86400' }],
    ['fastly', { 'surrogate-key': NAMED.join(' '), 'surrogate-control': 'max-age=86400' }],
    ['cloudflare', { 'cache-tag': NAMED.join(','), 'cloudflare-cdn-cache-control': 'public, max-age=86400' }],
    [
      'netlify',
      { 'netlify-cache-tag': NAMED.join(','), 'netlify-cdn-cache-control': 'public, max-age=86400' },
    ],
  ] as const)(
    'an answer names its tags as %s reads them; browsers go on asking each time',
    async (name, of) => {
      expect(await headersOf(name)).toMatchObject({
        ...of,
        'cache-control': 'public, max-age=0, must-revalidate',
      });
    },
  );

  it('what has changed since it was asked for is not kept', async () => {
    for (const name of EDGE_PROVIDERS)
      expect(Object.keys(await headersOf(name, { isChanged: true })).join()).not.toMatch(/surrogate|tag|cdn/);
  });

  it.each([206, 404, 503])('an answer of %d is not kept', async (status) => {
    expect(await headersOf('varnish', { status })).not.toHaveProperty('surrogate-control');
  });

  it('one that the cache has already is kept on', async () => {
    expect(await headersOf('varnish', { status: 304 })).toHaveProperty('surrogate-control');
  });
});

describe('edge in host', () => {
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
    builds: true,
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
});

describe('edge settings', () => {
  const TOKEN = 'a-token-of-the-network';
  const read = (env: Record<string, string>) => {
    const problems: string[] = [];
    return { edge: readEdge(env, problems), problems };
  };

  it('is none unless told', () => {
    expect(read({})).toEqual({ edge: undefined, problems: [] });
  });

  it('is one of several Varnishes', () => {
    const urls = ['http://10.0.0.1:6082', 'http://10.0.0.2:6082'];
    expect(read({ EDGE_CACHE: 'varnish', EDGE_PURGE_URL: urls.join(', ') })).toEqual({
      edge: { provider: 'varnish', purgeUrls: urls, token: '' },
      problems: [],
    });
  });

  it.each([
    ['another cache', { EDGE_CACHE: 'squid' }, "EDGE_CACHE is 'squid'"],
    ['no address', { EDGE_CACHE: 'varnish' }, 'EDGE_PURGE_URL is missing'],
    ['no address of its kind', { EDGE_CACHE: 'varnish', EDGE_PURGE_URL: 'localhost' }, "is 'localhost'"],
    [
      'no token',
      { EDGE_CACHE: 'fastly', EDGE_PURGE_URL: 'https://api.fastly.com/x' },
      'EDGE_PURGE_TOKEN is missing',
    ],
    [
      'no site',
      { EDGE_CACHE: 'netlify', EDGE_PURGE_URL: 'https://api.netlify.com/x', EDGE_PURGE_TOKEN: TOKEN },
      '?site_id=',
    ],
    ['an address alone', { EDGE_PURGE_URL: 'http://127.0.0.1:6082' }, 'without EDGE_CACHE'],
  ])('%s is a fault', (_, env, problem) => {
    expect(read(env).problems).toEqual([expect.stringContaining(problem)]);
  });

  it('a token with a line break is a fault, and not said back', () => {
    const { problems } = read({
      EDGE_PURGE_TOKEN: 'secret\r\nX: y',
      EDGE_CACHE: 'varnish',
      EDGE_PURGE_URL: 'http://x',
    });
    expect(problems).toEqual(['EDGE_PURGE_TOKEN is malformed']);
  });
});

describe('edge tags', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => `en/works/lamp-${index}`);

  it('are those of what an answer was made of, of its address, and that of everything', () => {
    expect(edgeTags('/works/lamp', ['en/site-settings', 'en/works/lamp'])).toEqual([
      EVERYTHING,
      addressTag('/works/lamp'),
      hashed('en/site-settings'),
      hashed('en/works/lamp'),
    ]);
  });

  it('of a part of a list have the whole list among them, which is told of by who does not know parts', () => {
    expect(edgeTags('/works/type/lighting', ['en/works?type=lighting'])).toEqual(
      expect.arrayContaining([hashed('en/works?type=lighting'), hashed('en/works?*')]),
    );
  });

  it('of too many items are one of all items of their kind', () => {
    const tags = edgeTags('/llms.txt', ['en/press', ...items(5_000)]);
    expect(tags).toEqual([EVERYTHING, addressTag('/llms.txt'), hashed('en/press'), hashed('en/works/*')]);
  });

  it('take 2 kB at most, in the letters that every cache tells apart', () => {
    for (const count of [1, 150, 219, 220, 221, 222, 300]) {
      const header = edgeTags('/', items(count))!.join(' ');
      expect(header.length).toBeLessThanOrEqual(2_000);
      expect(header).toMatch(/^[0-9a-f]{8}( [0-9a-f]{8})+$/);
    }
  });

  it('are none where there are too many that nothing stands for', () => {
    const lists = Array.from({ length: 300 }, (_, index) => `en/works?type=type-${index}`);
    expect(edgeTags('/', lists)).toBeUndefined();
  });
});

describe('purger', () => {
  const TIMES = { again: 60, look: 20, retry: 10, longestRetry: 40 };

  const upTo = (number: number, release = 'first'): Purged => ({ mark: { log: 'a', number }, release });

  /** A cache, and edits of which each has a tag of its number. */
  function openCache({ purged = upTo(0) as Purged | undefined, edits = 0 } = {}) {
    const cache = {
      edits,
      /** Says how a call goes; well, unless told. */
      answer: (): void => undefined,
      calls: [] as (readonly string[])[],
      saved: [] as Purged[],
      lines: [] as string[],
    };
    const note = (line: string) => void cache.lines.push(line);
    const purger = openPurger({
      url: 'http://cache',
      purged,
      toPurge: async (of) => {
        const from = of?.mark.number ?? 0;
        if (from === cache.edits && of) return undefined;
        const tags = Array.from({ length: cache.edits - from }, (_, index) => `edit ${from + index + 1}`);
        return { tags, then: upTo(cache.edits) };
      },
      send: async (tags) => {
        cache.answer();
        cache.calls.push(tags);
      },
      save: async (now) => void cache.saved.push(now),
      log: { info: note as never, warn: note as never },
      times: TIMES,
    });
    purgers.push(purger);
    const edit = () => {
      cache.edits += 1;
      purger.wake();
    };
    return { ...purger, cache, edit };
  }
  const purgers: Purger[] = [];
  afterEach(async () => {
    for (const { close } of purgers.splice(0)) await close();
  });

  it('tells of an edit at once, and once more when what was on its way has arrived; then it is noted', async () => {
    const { cache, edit } = openCache();
    const savedBefore: number[] = [];
    cache.answer = () => void savedBefore.push(cache.saved.length);
    edit();
    await until(() => cache.saved.length === 1);
    expect(savedBefore).toEqual([0, 0]);
    expect(cache.calls).toEqual([['edit 1'], ['edit 1']]);
    expect(cache.saved).toEqual([upTo(1)]);
    await delay(3 * TIMES.look);
    expect(cache.calls).toHaveLength(2);
  });

  it('tells what a host that was killed has left', async () => {
    const { cache } = openCache({ purged: upTo(2), edits: 4 });
    await until(() => cache.saved.length === 1);
    expect(cache.calls[0]).toEqual(['edit 3', 'edit 4']);
  });

  it('tells again until the cache has forgotten, all that has changed meanwhile together', async () => {
    const { cache, edit } = openCache();
    cache.answer = () => {
      throw new Error('it answers 503');
    };
    edit();
    await until(() => cache.lines.length === 1);
    edit();
    await delay(4 * TIMES.longestRetry);
    expect(cache.calls).toEqual([]);
    expect(cache.saved).toEqual([]);
    expect(cache.lines).toEqual([expect.stringContaining('it answers 503')]);
    cache.answer = () => undefined;
    await until(() => cache.saved.length === 1);
    expect(cache.calls).toEqual([
      ['edit 1', 'edit 2'],
      ['edit 1', 'edit 2'],
    ]);
    expect(cache.lines).toEqual([expect.anything(), expect.stringContaining('has forgotten')]);
  });

  it('leaves a cache alone that asks for it', async () => {
    const { cache, edit } = openCache();
    const asked: number[] = [];
    cache.answer = () => {
      asked.push(performance.now());
      if (asked.length === 1) throw new PurgeRefused('it answers 429', 200);
    };
    edit();
    await until(() => cache.calls.length === 1);
    expect(asked[1]! - asked[0]!).toBeGreaterThan(190);
  });

  it('tells no more once it is closed', async () => {
    const { cache, edit, close } = openCache();
    await new Promise<void>((resolve) => {
      cache.answer = () => resolve(close());
      edit();
    });
    await delay(3 * TIMES.again);
    expect(cache.calls).toHaveLength(1);
    expect(cache.saved).toEqual([]);
  });
});

describe('to purge', () => {
  const PURGED = { mark: { log: 'a', number: 3 }, release: 'first' };

  /** What there is to purge for a cache that has forgotten so much, or nothing. */
  const purge = (
    purged: typeof PURGED | undefined,
    {
      log = 'a',
      number = 3,
      changed = [] as string[] | null,
      release = 'first',
      differences = [] as string[] | null,
    },
  ) =>
    toPurge(purged, {
      live: {
        mark: () => ({ log, number }),
        changedAfter: (after) => (after === 3 ? (changed ?? undefined) : undefined),
      },
      release,
      differences: async (before) => (before === 'first' ? (differences ?? undefined) : undefined),
    });
  const all = { tags: [EVERYTHING] };

  it('is nothing where nothing has changed', async () => {
    expect(await purge(PURGED, {})).toBeUndefined();
  });

  it('is what was edited since', async () => {
    expect(await purge(PURGED, { number: 5, changed: ['en/works/lamp', 'en/works'] })).toEqual({
      tags: [hashed('en/works/lamp'), hashed('en/works')],
      then: { mark: { log: 'a', number: 5 }, release: 'first' },
    });
  });

  it('is what a release or the one before it has otherwise', async () => {
    expect(await purge(PURGED, { release: 'second', differences: ['/about'] })).toEqual({
      tags: [addressTag('/about')],
      then: { mark: PURGED.mark, release: 'second' },
    });
  });

  it.each([
    ['nothing is known of the cache', undefined, {}],
    ['edits are counted anew', PURGED, { log: 'b' }],
    ['not all edits are known any more', PURGED, { number: 9, changed: null }],
    ['the release before is not there any more', PURGED, { release: 'second', differences: null }],
    ['hundreds of pages are others', PURGED, { release: 'second', differences: Array(301).fill('/x') }],
  ])('is everything where %s', async (_, purged, now) => {
    expect(await purge(purged, now)).toMatchObject(all);
  });
});

import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { openTestApi, type TestApi } from '../testing/test-api';
import { hookHeadersOf, judgeSignature } from '../../src/contract/hook/hook-signature';
import type { BuildNote } from '../../src/contract/hook/releases';
import { until } from '../../tests/until';
import type { Errand } from './contract/errand';
import type { Releases, Site } from '../releases/contract/releases';
import type { LastBackup, Today } from './contract/today';
import { openTestDesk, type TestDesk } from './testing/test-desk';

describe('backup', () => {
  let desk: TestDesk;
  let cookie: string;
  beforeEach(async () => {
    desk = await openTestDesk();
    ({ cookie } = await desk.person('everything'));
  });
  afterEach(() => desk.close());

  const look = async () => (await desk.call('GET', '/backup', { cookie })).body as Errand<LastBackup>;
  const begin = () => desk.call('POST', '/backup', { cookie });
  const settled = async (): Promise<Errand<LastBackup>> => {
    await until(async () => (await look()).state !== 'busy');
    return look();
  };
  const take = () =>
    desk.app.inject({
      url: '/desk/api/backup/file',
      headers: { host: 'desk.example', 'x-forwarded-proto': 'https', cookie },
    });
  const acts = async () =>
    ((await desk.call('GET', '/log', { cookie })).body as { what: string }[]).map(({ what }) => what);

  it('is begun at once and asked after, by whoever comes meanwhile as well', async () => {
    expect(await look()).toEqual({ state: 'none', answer: null, fault: null });
    const answers = await Promise.all([begin(), begin()]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 202, body: { state: 'busy' } });
    expect(await settled()).toMatchObject({ state: 'done', answer: { isReadBack: true } });
    expect(await acts()).toEqual(['backup-made']);
  });

  it('is taken away whole, also while the next is begun', async () => {
    await begin();
    const { answer } = await settled();
    const [file] = await Promise.all([take(), begin()]);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload).toHaveLength(answer!.size);
    expect((await settled()).state).toBe('done');
  });

  it('that fails is said and logged to have failed', async () => {
    await desk.close();
    desk = await openTestDesk({ settings: { filesUrl: '/dev/null/none' } });
    ({ cookie } = await desk.person('everything'));
    await begin();
    expect(await settled()).toEqual({ state: 'failed', answer: null, fault: 'backupFailed' });
    expect(await acts()).toEqual(['backup-failed']);
    expect((await take()).statusCode).toBe(404);
  });

  it('is gone once somebody’s data is erased, which it has in it', async () => {
    await begin();
    await settled();
    const folder = path.join(desk.dataDir, 'desk-backup');
    expect(readdirSync(folder)).toHaveLength(1);
    await desk.call('POST', '/personal-data/erase', { cookie, body: { address: 'zoe@example.org' } });
    expect(existsSync(folder)).toBe(false);
    expect((await take()).statusCode).toBe(404);
    expect((await look()).state).toBe('none');
  });

  it('that is being made while somebody’s data is erased is given up', async () => {
    await begin();
    await desk.call('POST', '/personal-data/erase', { cookie, body: { address: 'zoe@example.org' } });
    expect((await look()).state).not.toBe('done');
    expect(existsSync(path.join(desk.dataDir, 'desk-backup'))).toBe(false);
  });
});

describe('releases', () => {
  const SECRET = 'a-secret-of-the-host-and-the-api-alone';
  const [NOW, BEFORE] = ['20260103T030405006Z', '20260102T030405006Z'];
  const AT = '2026-01-03T03:04:05.006Z';
  const NOTES: BuildNote[] = [
    { startedAt: AT, outcome: 'failed', reason: 'error ENOSPC: no space left', by: [], changed: [] },
    {
      startedAt: AT,
      outcome: 'released',
      release: NOW,
      number: 2,
      by: ['Ada'],
      changed: [{ kind: 'work', slugs: ['lamp', 'lampe'] }],
    },
    { startedAt: AT, outcome: 'released', release: BEFORE, number: 1, by: [], changed: [] },
  ];

  /** Builds nothing: it is passed over. */
  let follower: Server;
  let host: Server;
  let calls: { url: string; body: unknown }[];
  let hostSecret: string;
  let held: Promise<void> | undefined;
  let refuses: boolean;
  let desk: TestDesk;
  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const body = await text(request);
    if (judgeSignature(hostSecret, hookHeadersOf(request.headers), body, Date.now()) !== 'right')
      return [401, {}];
    if (request.method === 'POST') {
      await held;
      if (refuses) return [409, {}];
      calls.push({ url: request.url ?? '', body: JSON.parse(body) });
      return [202, { data: {} }];
    }
    if (request.url === '/hooks/releases')
      return [200, { data: { current: NOW, notes: NOTES, kept: [{ id: BEFORE, otherPages: 3 }] } }];
    return [
      200,
      { data: { builds: true, state: 'idle', release: { id: NOW, startedAt: AT }, number: 2, live: 1 } },
    ];
  }

  beforeEach(async () => {
    [calls, hostSecret, held, refuses] = [[], SECRET, undefined, false];
    host = createServer((request, response) => {
      void answer(request).then(([status, body]) => response.writeHead(status).end(JSON.stringify(body)));
    }).listen(0, '127.0.0.1');
    follower = createServer(({ url }, response) => {
      const data = { builds: false, state: 'idle', release: { id: BEFORE, startedAt: AT }, live: 0 };
      const [status, body] = url === '/hooks/status' ? [200, { data }] : [404, {}];
      response.writeHead(status).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    const urls = [follower, host].map(async (server) => {
      if (!server.listening) await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/rebuild`;
    });
    const settings = { rebuildHookUrl: (await Promise.all(urls)).join(', '), rebuildSecret: SECRET };
    desk = await openTestDesk({ settings });
  });
  afterEach(async () => {
    await desk.close();
    for (const server of [follower, host]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const site = async (cookie: string) => (await desk.call('GET', '/site', { cookie })).body as Site;
  /** Once going back has come to an end. */
  const gone = (cookie: string) =>
    until(
      async () => (await desk.call('GET', '/releases/back', { cookie })).body as Errand<Site>,
      ({ state }) => state !== 'busy',
    );
  const acts = async (cookie: string) =>
    ((await desk.call('GET', '/log', { cookie })).body as { what: string }[]).map(({ what }) => what);

  test('releases are told with the items of the catalogue, causes and what can be gone back to', async () => {
    const { cookie } = await desk.person('write');
    const { body } = await desk.call('GET', '/releases', { cookie });
    const [failed, now, before] = (body as Releases).lines;
    expect(failed).toMatchObject({ cause: 'room', otherPages: null });
    expect(now).toMatchObject({ isCurrent: true, otherPages: null, by: ['Ada'] });
    expect(now?.items.map(({ file }) => file)).toEqual(['works/lamp.yaml']);
    expect(before).toMatchObject({ isCurrent: false, otherPages: 3 });
  });

  test.each([
    ['write', '/releases/build', 403],
    ['publish', '/releases/build', 200],
    ['publish', '/releases/stop', 200],
    ['publish', '/releases/back', 403],
    ['everything', '/releases/back', 202],
    ['publish', '/backup', 403],
  ] as const)('who may %s is answered at %s: %s', async (may, path, status) => {
    const { cookie } = await desk.person(may);
    const body = path === '/releases/back' ? { from: NOW, to: BEFORE } : {};
    expect((await desk.call('POST', path, { cookie, body })).status).toBe(status);
    if (status === 202) await gone(cookie);
    expect(calls).toHaveLength(status < 300 ? 1 : 0);
  });

  test('the host is told who asks, and the log keeps it', async () => {
    const { cookie, email } = await desk.person('everything');
    await desk.call('POST', '/releases/build', { cookie });
    await desk.call('POST', '/releases/back', { cookie, body: { from: NOW, to: BEFORE } });
    expect(await gone(cookie)).toMatchObject({ state: 'done', answer: { number: 2 } });
    const by = email.split('@')[0];
    expect(calls).toEqual([
      { url: '/hooks/rebuild', body: { by } },
      { url: '/hooks/rollback', body: { from: NOW, to: BEFORE, by } },
    ]);
    expect(await acts(cookie)).toEqual(['went-back', 'build-asked']);
  });

  test('a host that is away is said to be silent, and nothing is logged as done', async () => {
    const { cookie } = await desk.person('everything');
    host.closeAllConnections();
    host.close();
    expect(await site(cookie)).toMatchObject({ state: 'silent', build: null });
    const { status, body } = await desk.call('POST', '/releases/build', { cookie });
    expect([status, body]).toEqual([503, { error: { fault: 'hostSilent' } }]);
    expect(await acts(cookie)).toEqual([]);
  });

  test('a host that takes long over going back keeps nobody waiting; a second way back waits for the first', async () => {
    const { cookie } = await desk.person('everything');
    let go = () => {};
    held = new Promise((resolve) => (go = resolve));
    const back = (to: string) => desk.call('POST', '/releases/back', { cookie, body: { from: NOW, to } });
    expect(await back(BEFORE)).toMatchObject({ status: 202, body: { state: 'busy' } });
    expect(await back(BEFORE)).toMatchObject({ status: 202 });
    expect(await back('20260101T030405006Z')).toMatchObject({
      status: 503,
      body: { error: { fault: 'busy' } },
    });
    go();
    expect(await gone(cookie)).toMatchObject({ state: 'done' });
    expect(calls).toHaveLength(1);
  });

  test('going back that the host refuses is logged as a try', async () => {
    const { cookie } = await desk.person('everything');
    refuses = true;
    await desk.call('POST', '/releases/back', { cookie, body: { from: NOW, to: BEFORE } });
    expect(await gone(cookie)).toMatchObject({ state: 'failed', fault: 'releaseGone' });
    expect(await acts(cookie)).toEqual(['back-failed']);
  });

  test('a host with another secret refuses, and is said to', async () => {
    const { cookie } = await desk.person('everything');
    hostSecret = 'another';
    expect(await site(cookie)).toMatchObject({ state: 'refused' });
    await desk.call('POST', '/releases/back', { cookie, body: { from: NOW, to: BEFORE } });
    expect(await gone(cookie)).toEqual({ state: 'failed', answer: null, fault: 'hostRefuses' });
  });

  test('today names what is missing, and the backup to owners alone', async () => {
    const owner = await desk.person('everything');
    const writer = await desk.person('write');
    const today = async (cookie: string) => (await desk.call('GET', '/today', { cookie })).body as Today;
    expect(await today(owner.cookie)).toMatchObject({ backup: null, site: { number: 2 } });
    expect(
      (await today(owner.cookie)).missing.every(({ count, items }) => count > 0 && items.length > 0),
    ).toBe(true);
    expect((await today(writer.cookie)).backup).toBeNull();
  });

  test('a build is asked for by nobody from elsewhere', async () => {
    const { cookie } = await desk.person('everything');
    const { status } = await desk.call('POST', '/releases/build', {
      cookie,
      headers: { origin: 'https://evil.example' },
    });
    expect(status).toBe(403);
    expect(calls).toEqual([]);
  });
});

describe('pages', () => {
  let folder: string;
  let api: TestApi;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-dist-'));
    api = await openTestApi({ desk: { folder } });
  });
  afterEach(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  async function build(): Promise<void> {
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<style nonce="__NONCE__"></style>');
    await writeFile(path.join(folder, 'assets/main-a.js'), 'plain');
    await writeFile(path.join(folder, 'assets/away-a.html'), '<main></main>');
    await writeFile(path.join(folder, 'worker.js'), '// worker');
    await writeFile(path.join(folder, 'assets/main-a.js.br'), 'compressed');
  }

  it('says how the desk is built as long as it is not, and has it as soon as it is', async () => {
    expect(await api.app.inject('/desk/people')).toMatchObject({
      statusCode: 503,
      body: expect.stringContaining('npm run desk'),
    });
    await build();
    expect((await api.app.inject('/desk/people')).statusCode).toBe(200);
    expect((await api.app.inject('/desk/assets/main-a.js')).body).toBe('plain');
  });

  it('gives each page a nonce of its own, which its policy allows', async () => {
    await build();
    const [one, other] = [await api.app.inject('/desk'), await api.app.inject('/desk/you')];
    const nonce = /nonce="([\w-]{22})"/.exec(one.body)?.[1];
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(one.headers['content-security-policy']).toContain("default-src 'none'");
    expect(other.body).not.toContain(nonce);
  });

  it('has each file compressed for whoever reads it, and says so to caches in between', async () => {
    await build();
    const { body, headers } = await api.app.inject({
      url: '/desk/assets/main-a.js',
      headers: { 'accept-encoding': 'br', origin: 'https://elsewhere.example' },
    });
    expect(body).toBe('compressed');
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each(['/desk/assets/gone.js', '/desk/assets/../index.html', '/desk/assets/%2e%2e/index.html'])(
    'has no file at %s',
    async (url) => {
      await build();
      const { statusCode, body } = await api.app.inject(url);
      expect([statusCode === 404, body.includes('nonce="')]).not.toEqual([false, false]);
      expect(body).not.toContain('__NONCE__');
    },
  );

  it('has a page for who is without the network, and the worker that keeps it for the whole desk', async () => {
    await build();
    const worker = await api.app.inject('/desk/worker.js');
    expect(worker.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'service-worker-allowed': '/desk',
      'cache-control': 'public, max-age=0',
      'content-security-policy': expect.stringContaining("connect-src 'self'"),
    });
    const { headers } = await api.app.inject('/desk/assets/away-a.html');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });
});

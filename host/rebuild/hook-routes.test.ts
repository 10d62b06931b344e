import Fastify, { type FastifyInstance } from 'fastify';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../src/contract/hook/hook-signature';
import type { RebuildStatus } from '../../src/contract/hook/rebuild';
import { addHookRoutes } from './hook-routes';

const SECRET = 'a-long-secret';
const NOW = 1_800_000_000;
const STATUS: RebuildStatus = {
  state: 'building',
  release: { id: '20260102T030405006Z', startedAt: '2026-01-02T03:04:05.006Z' },
  live: 2,
};

const accept = jest.fn();
const heard = jest.fn();
/** s since 1970. */
let clock: number;
/** s of a clock that nobody sets. */
let steady: number;
let logged: string[];
let app: FastifyInstance;
function start(): FastifyInstance {
  const stream = { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) };
  const started = Fastify({ logger: { level: 'warn', stream } });
  started.removeAllContentTypeParsers();
  started.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const rebuilds = { accept, status: () => Promise.resolve(STATUS) };
  addHookRoutes(started, {
    secret: SECRET,
    rebuilds,
    catchUp: { heard },
    clocks: { now: () => clock * 1000, steady: () => steady * 1000 },
  });
  return started;
}
beforeEach(async () => {
  accept.mockReset().mockResolvedValue('gathering');
  // The host has run for a while.
  logged = [];
  clock = NOW - 3600;
  steady = 0;
  app = start();
  clock = NOW;
  steady = 3600;
});
afterEach(() => app.close());

const headersFor = (body: string, timestamp: string | number = NOW, secret = SECRET) => ({
  [HOOK_TIMESTAMP_HEADER]: String(timestamp),
  [HOOK_SIGNATURE_HEADER]: signHook(secret, String(timestamp), body),
});
const post = (body: string, headers: Record<string, string> = headersFor(body)) =>
  app.inject({
    method: 'POST',
    url: '/hooks/rebuild',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const getStatus = (headers: Record<string, string> = headersFor('')) =>
  app.inject({ url: '/hooks/status', headers });

const CHANGED = [{ kind: 'work', slugs: ['lamp', 'lampe'] }];

describe('a rebuild', () => {
  it.each([
    ['of what was changed', JSON.stringify({ changed: CHANGED }), { changed: CHANGED }],
    ['by force', '{"force":true}', { force: true }],
    ['without a word', '', {}],
    ['of things with accents', '{"changed":[{"kind":"page","slugs":["à-propos"]}]}', expect.anything()],
  ])('%s is accepted', async (_, body, request) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ data: { state: 'gathering' } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(accept.mock.calls).toEqual([[request]]);
  });

  it.each(['text/plain', 'application/octet-stream', undefined])('is accepted as %s', async (type) => {
    const headers = { ...headersFor('{}'), ...(type && { 'content-type': type }) };
    const answer = await app.inject({ method: 'POST', url: '/hooks/rebuild', payload: '{}', headers });
    expect(answer.statusCode).toBe(202);
  });

  it('may name as much as the contract allows', async () => {
    const slugs = Array.from({ length: 1000 }, (_, i) => `a-rather-long-slug-of-a-work-${i}`);
    const body = JSON.stringify({ changed: Array(20).fill({ kind: 'work', slugs }) });
    expect(body.length).toBeGreaterThan(500_000);
    expect((await post(body)).statusCode).toBe(202);
  });

  it.each([
    ['{', 'body'],
    ['[]', 'body'],
    ['"force"', 'body'],
    ['{"force":"yes"}', 'force'],
    ['{"changed":[{"kind":"lamp","slugs":["x"]}]}', 'changed.0.kind'],
    ['{"change":[]}', 'change'],
  ])('%s is refused by the name of what is wrong', async (body, field) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: { message: expect.stringContaining('"changed"'), errors: { [field]: expect.any(String) } },
    });
    expect(accept).not.toHaveBeenCalled();
  });

  it('is refused when it is larger than the contract allows', async () => {
    const answer = await post(' '.repeat(1024 * 1024 + 1));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ error: { message: expect.any(String) } });
  });

  it('that cannot be noted is not accepted', async () => {
    accept.mockRejectedValue(new Error('ENOSPC: /srv/deploy'));
    const answer = await post('{}');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().error.message).toContain('Send it again');
    expect(answer.body).not.toContain('/srv');
  });
});

describe('a call', () => {
  const right = headersFor('{}');
  it.each<[string, Record<string, string>]>([
    ['without signature', {}],
    ['without timestamp', { [HOOK_SIGNATURE_HEADER]: right[HOOK_SIGNATURE_HEADER] ?? '' }],
    ['with a signature alone of another moment', { ...right, [HOOK_TIMESTAMP_HEADER]: String(NOW + 1) }],
    ['signed with another secret', headersFor('{}', NOW, 'guess')],
    ['signed for another body', headersFor('{"force":true}')],
    ['with a timestamp that is none', headersFor('{}', 'now')],
    ['with an empty signature', { ...right, [HOOK_SIGNATURE_HEADER]: '' }],
  ])('%s is refused', async (_, headers) => {
    const answer = await post('{}', headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: { message: expect.stringContaining('REBUILD_SECRET') } });
    expect(accept).not.toHaveBeenCalled();
  });

  it('that is malformed says nothing of that to who cannot sign', async () => {
    expect((await post('{', headersFor('{', NOW, 'guess'))).statusCode).toBe(401);
  });

  it.each([NOW - 300, NOW + 300])('signed at %s is accepted', async (timestamp) => {
    expect((await post('{}', headersFor('{}', timestamp))).statusCode).toBe(202);
  });

  it('from before the host was started is refused: it may have been used by then', async () => {
    expect((await post('{}', headersFor('{}'))).statusCode).toBe(202);
    await app.close();
    clock = NOW + 2;
    steady += 2;
    app = start();
    const again = await post('{}', headersFor('{}', NOW));
    expect(again.statusCode).toBe(401);
    expect(accept).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a minute more than allowed behind', -361, '6 minutes behind'],
    ['ahead', 301, '5 minutes ahead'],
    ['an hour ahead', 3600, '1 hour ahead'],
    ['days behind', -200_000, '2 days behind'],
  ])('by a clock that is %s is refused, which answer and log name', async (_, seconds, apart) => {
    const answer = await post('{}', headersFor('{}', NOW + seconds));
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ error: { message: expect.stringContaining(apart) } });
    expect(answer.json().error.message).toContain('Set both clocks right');
    expect(logged).toEqual([expect.stringContaining(apart)]);
    expect(accept).not.toHaveBeenCalled();
  });

  it('by such a clock is named in the log once, until one passes', async () => {
    const ahead = () => post('{}', headersFor('{}', clock + 4000));
    await ahead();
    clock += 1;
    await ahead();
    expect(logged).toHaveLength(1);
    expect((await getStatus(headersFor('', clock))).statusCode).toBe(200);
    await ahead();
    expect(logged).toHaveLength(2);
  });

  it('that nobody has signed says nothing of clocks, neither in its answer nor in the log', async () => {
    const answer = await post('{}', headersFor('{}', NOW - 4000, 'guess'));
    expect(answer.body).not.toContain('clocks');
    expect(logged).toEqual([]);
  });

  it('is accepted where both clocks were set back after the start', async () => {
    clock = NOW - 86_400;
    expect((await post('{}', headersFor('{}', clock))).statusCode).toBe(202);
  });

  it('is accepted once', async () => {
    const answers = await Promise.all([post('{}'), post('{}'), post('{}')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 401, 401]);
    expect(accept).toHaveBeenCalledTimes(1);
  });
});

describe('the status', () => {
  it('is told to who can sign, as often as asked', async () => {
    const answer = await getStatus();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: STATUS });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await getStatus()).statusCode).toBe(200);
  });

  it('is told to nobody else', async () => {
    for (const headers of [{}, headersFor('', NOW, 'guess'), headersFor('', NOW - 301)]) {
      const answer = await getStatus(headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain(STATUS.release.id);
    }
  });
});

it('passes on the word that says that all was told, which asks for nothing by itself', async () => {
  const greeting = 'a word of sixteen letters';
  expect((await post(JSON.stringify({ greeting }))).statusCode).toBe(202);
  expect(heard).toHaveBeenCalledWith(greeting);
  expect(accept).not.toHaveBeenCalled();
  await post(JSON.stringify({ greeting, changed: CHANGED }));
  expect(accept).toHaveBeenCalledWith({ changed: CHANGED });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOOK_BOUNDS } from '../../src/contract/hook/changes';
import { startTestHook, type TestHook } from '../testing/hook-server';
import { openRebuildHook } from './rebuild-hook';

const SECRET = 'the secret of this test';
const REQUEST = { changed: [{ kind: 'work' as const, slugs: ['lampe-étoile'] }] };
const never = new AbortController().signal;

let server: TestHook;
beforeEach(async () => (server = await startTestHook(SECRET)));
afterEach(() => server.close());

test('a call is signed, and so is each of many equal ones in one second', async () => {
  const call = openRebuildHook({ url: server.url, secret: SECRET });
  for (let calls = 0; calls < 5; calls += 1) await call(REQUEST, never);
  expect(server.calls).toEqual(Array(5).fill(REQUEST));
});

test('the largest request of all is one that a host takes', () => {
  const slugs = Array.from({ length: HOOK_BOUNDS.slugs.max }, () => 'é'.repeat(200));
  expect(Buffer.byteLength(JSON.stringify({ changed: [{ kind: 'work', slugs }] }))).toBeLessThan(
    HOOK_BOUNDS.bodyBytes,
  );
});

test.each([
  [401, /REBUILD_SECRET must be the same/],
  [404, /set REBUILD_SECRET for the host/],
  [413, /same version/],
  [422, /same version/],
  [500, /answers 500: see the log/],
  [307, /answers 307/],
])('%i is refused with what to do about it', async (status, message) => {
  server.answers = [status];
  const failure = openRebuildHook({ url: server.url, secret: SECRET })(REQUEST, never);
  await expect(failure).rejects.toMatchObject({
    name: 'HookFailure',
    message: expect.stringMatching(message),
  });
  expect(server.calls).toHaveLength(1);
});

test('another secret is told from a host without a hook', async () => {
  const failure = openRebuildHook({ url: server.url, secret: 'another secret' })(REQUEST, never);
  await expect(failure).rejects.toThrow(/401/);
});

test('what a host says of its refusal is told as well: a clock may be wrong', async () => {
  const message = "the caller's clock is more than 1 day behind this host's";
  const host = createServer((_, response) =>
    response.writeHead(401).end(JSON.stringify({ error: { message } })),
  );
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  await expect(openRebuildHook({ url, secret: SECRET })(REQUEST, never)).rejects.toThrow(message);
  host.close();
});

test('a host that does not answer is not waited for', async () => {
  server.answers = ['silence'];
  const failure = openRebuildHook({ url: server.url, secret: SECRET, timeoutMs: 50 })(REQUEST, never);
  await expect(failure).rejects.toThrow(/has not answered within 0\.05 s/);
});

test('a host that is down, and a name that nobody has, are told by their code', async () => {
  await server.close();
  await expect(openRebuildHook({ url: server.url, secret: SECRET })(REQUEST, never)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\): start it/,
  );
  await expect(
    openRebuildHook({ url: 'http://nobody.invalid/hooks/rebuild', secret: SECRET })(REQUEST, never),
  ).rejects.toThrow(/cannot be reached \(E[A-Z_]+\)/);
  server = await startTestHook(SECRET);
});

test('a call can be ended', async () => {
  server.answers = ['silence'];
  const ending = new AbortController();
  const called = server.nextCall();
  const failure = openRebuildHook({ url: server.url, secret: SECRET })(REQUEST, ending.signal);
  await called;
  ending.abort();
  await expect(failure).rejects.toMatchObject({ name: 'HookFailure' });
});

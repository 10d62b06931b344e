import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { until } from '../../tests/until';
import { startHost, type RunningHost } from '../start-host';
import { makeDeploy } from '../testing/make-deploy';
import { boundUnfinished } from './unfinished-requests';

/** ms; short, since a test waits for them. */
const LIMITS = { headersMs: 1000, maxUnfinished: 5, graceMs: 200 };

let host: RunningHost | undefined;
let sockets: Socket[];
beforeEach(() => {
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await host?.close();
});

async function start(limits: Partial<typeof LIMITS>): Promise<void> {
  host = await startHost({
    port: 0,
    host: '127.0.0.1',
    deployDir: await makeDeploy(),
    apiUrl: 'http://127.0.0.1:9',
    logLevel: 'silent',
    limits: { ...LIMITS, ...limits },
  });
}

async function open(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(host?.url ?? '').port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {}).resume();
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return socket;
}
const openMany = (count: number, bytes: string) =>
  Promise.all(Array.from({ length: count }, () => open(bytes)));
const left = (some: Socket[]): number =>
  some.filter(({ readableEnded, closed }) => !readableEnded && !closed).length;

const HALF = 'GET /about HTTP/1.1\r\nHost: a\r\nX-Slow: ';
const WHOLE = 'GET /about HTTP/1.1\r\nHost: a\r\n\r\n';

it.each([
  ['that never says anything', ''],
  ['whose headers never end', HALF],
  ['whose second headers never end', WHOLE + HALF],
])('hangs up on a client %s', async (_, bytes) => {
  await start({});
  const socket = await open(bytes);
  await until(() => left([socket]) === 0);
});

it('hangs up on who sends one header after the other', async () => {
  await start({});
  const socket = await open(HALF);
  const drip = setInterval(() => socket.write('x\r\nX-Slow: '), 50);
  await until(() => left([socket]) === 0);
  clearInterval(drip);
});

it('lets one client keep few such connections open, and closes the oldest first', async () => {
  await start({ headersMs: 60_000 });
  const first = await openMany(5, HALF);
  const later = await openMany(15, HALF);
  await until(() => left(sockets) === 5);
  expect(left(first)).toBe(0);
  expect(left(later)).toBe(5);
  const answer = await fetch(`${host?.url}/about`);
  expect(await answer.text()).toBe('<h1>About</h1>');
});

it('leaves connections alone that were used', async () => {
  await start({ headersMs: 60_000 });
  const used = await openMany(10, WHOLE);
  await Promise.all(used.map((socket) => once(socket, 'data')));
  const slow = await openMany(20, HALF);
  await until(() => left(slow) === 5);
  expect(left(used)).toBe(10);
});

it('leaves other clients alone, and takes all of an IPv6 network for one', async () => {
  const server = new EventEmitter();
  boundUnfinished(server as Server, { maxUnfinished: 2, graceMs: 10 });
  const from = (remoteAddress: string) => {
    const socket = Object.assign(new Duplex({ read: () => {} }), { remoteAddress });
    server.emit('connection', socket);
    return socket;
  };
  const others = ['203.0.113.7', '2001:db8:0:2::1'].map(from);
  const one = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1:ffff::', '2001:db8:0:1::1'].map(from);
  await until(() => one.filter(({ destroyed }) => destroyed).length === 2);
  expect(one.map(({ destroyed }) => destroyed)).toEqual([true, true, false, false]);
  expect(others.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

it('takes no client for slow that comes with many connections at once', async () => {
  await start({ headersMs: 60_000, graceMs: 30_000 });
  const many = await openMany(50, '');
  const answers = many.map((socket) => once(socket, 'data'));
  for (const socket of many) socket.write(WHOLE);
  for (const [answer] of (await Promise.all(answers)) as [Buffer][])
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 /);
});

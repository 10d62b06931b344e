import Fastify, { type FastifyInstance } from 'fastify';
import { createApiProbe } from './api-probe';

let api: FastifyInstance;
let apiUrl: string;
let asked: string[];
let answer: number | 'none';
let health: unknown;
beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true });
  api.get('/*', (request, reply) => {
    if (request.url === '/healthz') return reply.send(health);
    asked.push(request.url);
    return answer === 'none' ? reply.hijack() : reply.code(answer).send({ data: {} });
  });
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(() => {
  asked = [];
  answer = 200;
  health = {};
});

/** A probe with a clock that the test moves. */
function makeProbe(url = apiUrl) {
  let time = 0;
  const report = createApiProbe({ apiUrl: url, now: () => time });
  const probe = async () => (await report()).api;
  return { report, probe, pass: (ms: number) => (time += ms) };
}

it('asks for something small', async () => {
  expect(await makeProbe().probe()).toBe('reachable');
  expect(asked).toEqual(['/api/site-settings?lang=en']);
});

it.each([404, 500, 503])('takes an API that answers %d for out of reach', async (status) => {
  answer = status;
  expect(await makeProbe().probe()).toBe('unreachable');
});

it('takes an API that does not answer for out of reach', async () => {
  answer = 'none';
  expect(await makeProbe().probe()).toBe('unreachable');
  expect(await makeProbe('http://127.0.0.1:9').probe()).toBe('unreachable');
});

it('asks once, however many want to know at the same time', async () => {
  const { probe } = makeProbe();
  const states = await Promise.all([probe(), probe(), probe()]);
  expect(states).toEqual(['reachable', 'reachable', 'reachable']);
  expect(asked).toHaveLength(1);
});

it('remembers an answer for five seconds, a bad one as well', async () => {
  answer = 500;
  const { probe, pass } = makeProbe();
  await probe();
  answer = 200;
  pass(4_999);
  expect(await probe()).toBe('unreachable');
  expect(asked).toHaveLength(1);
  pass(1);
  expect(await probe()).toBe('reachable');
  expect(asked).toHaveLength(2);
});

it('tells what the API says of its mails, and nothing of one that says nothing', async () => {
  expect(await makeProbe().report()).toEqual({ api: 'reachable', health: undefined });
  health = { status: 'degraded', mails: { waiting: 3, waitingSince: '2026-01-02T03:04:05Z', givenUp: 1 } };
  expect(await makeProbe().report()).toEqual({ api: 'reachable', health });
});

import Fastify from 'fastify';
import { openReleases } from '../releases/current-release';
import { makeDeploy, SAMPLE_ID } from '../testing/make-deploy';
import type { SsrState } from '../ssr/ssr-renderer';
import { addHealth } from './add-health';
import type { ApiReport, ApiState } from './api-probe';

async function askHealth(ssr: SsrState['process'], api: ApiState, health?: ApiReport['health']) {
  const app = Fastify();
  const currentDeploy = await openReleases(await makeDeploy());
  addHealth(app, { currentDeploy, readSsr: () => ssr, probeApi: async () => ({ api, health }) });
  return app.inject('/healthz');
}

it('names the release, its age, and what is behind it', async () => {
  const before = Date.now();
  const answer = await askHealth('up', 'reachable');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'no-store',
  });
  const { ageSeconds, ...rest } = answer.json();
  expect(rest).toEqual({
    status: 'ok',
    release: SAMPLE_ID,
    builtAt: '2026-01-02T03:04:05.006Z',
    ssr: 'up',
    api: 'reachable',
  });
  const builtAt = Date.parse('2026-01-02T03:04:05.006Z');
  expect(ageSeconds).toBeGreaterThanOrEqual(Math.floor(Math.max(0, before - builtAt) / 1000));
  expect(ageSeconds).toBeLessThanOrEqual(Math.max(0, Date.now() - builtAt) / 1000);
});

it.each<[SsrState['process'], ApiState, string]>([
  ['up', 'reachable', 'ok'],
  ['starting', 'reachable', 'ok'],
  ['none', 'reachable', 'ok'],
  ['down', 'reachable', 'degraded'],
  ['up', 'unreachable', 'degraded'],
])('with the function %s and the API %s it is %s', async (ssr, api, status) => {
  const answer = await askHealth(ssr, api);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status, ssr, api });
});

it.each(['ok', 'degraded'] as const)(
  'passes on what the API says of its forms and mails, and that it is %s',
  async (status) => {
    const forms = status === 'ok' ? 'kept' : 'refused';
    const mails = { waiting: 2, waitingSince: '2026-01-02T03:04:05.006Z', givenUp: 0 };
    const answer = await askHealth('up', 'reachable', { status, forms, mails });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status, api: 'reachable', forms, mails });
  },
);

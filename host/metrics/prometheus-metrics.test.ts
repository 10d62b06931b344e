import type { ApiHealth } from '../../src/contract/server/health';
import { createPrometheusMetrics } from './prometheus-metrics';

/** The value of a line of the text, by its name and labels. */
const valueOf = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

it('counts answers by what was asked for and the class of the status', async () => {
  const metrics = createPrometheusMetrics();
  metrics.answered('page', 200, 0.003);
  metrics.answered('page', 206, 0.2);
  metrics.answered('page', 404, 0.001);
  metrics.answered('media', 304, 20);
  const text = await metrics.read();
  expect(valueOf(text, 'host_request_duration_seconds_count{group="page",status="2xx"}')).toBe(2);
  expect(valueOf(text, 'host_request_duration_seconds_sum{group="page",status="2xx"}')).toBeCloseTo(0.203);
  expect(valueOf(text, 'host_request_duration_seconds_count{group="page",status="4xx"}')).toBe(1);
  expect(valueOf(text, 'host_request_duration_seconds_bucket{le="10",group="media",status="3xx"}')).toBe(0);
});

it('counts renders and builds by what came of them', async () => {
  const metrics = createPrometheusMetrics();
  metrics.rendered('page', 0.01);
  metrics.rendered('unavailable', 1);
  metrics.built('failed', 30);
  const text = await metrics.read();
  expect(valueOf(text, 'host_ssr_render_duration_seconds_count{outcome="page"}')).toBe(1);
  expect(valueOf(text, 'host_ssr_render_duration_seconds_count{outcome="unavailable"}')).toBe(1);
  expect(valueOf(text, 'host_build_duration_seconds_sum{outcome="failed"}')).toBe(30);
});

it('asks for the state of the function each time it is read', async () => {
  const metrics = createPrometheusMetrics();
  const state = { process: 'up' as 'up' | 'down', active: 3, waiting: 2, restarts: 1 };
  metrics.watchRenderer(() => state);
  const first = await metrics.read();
  expect(valueOf(first, 'host_ssr_up')).toBe(1);
  expect(valueOf(first, 'host_ssr_active_renders')).toBe(3);
  expect(valueOf(first, 'host_ssr_waiting_renders')).toBe(2);
  expect(valueOf(first, 'host_ssr_restarts_total')).toBe(1);
  Object.assign(state, { process: 'down', active: 0, waiting: 0, restarts: 4 });
  const second = await metrics.read();
  expect(valueOf(second, 'host_ssr_up')).toBe(0);
  expect(valueOf(second, 'host_ssr_active_renders')).toBe(0);
  expect(valueOf(second, 'host_ssr_restarts_total')).toBe(4);
});

it('says which host that follows is behind, as it is when it is read', async () => {
  const metrics = createPrometheusMetrics();
  const follower = { url: 'http://10.0.0.2:8000', behind: true };
  metrics.watchFollowers(() => [follower]);
  const line = 'host_follower_behind{follower="http://10.0.0.2:8000"}';
  expect(valueOf(await metrics.read(), line)).toBe(1);
  follower.behind = false;
  expect(valueOf(await metrics.read(), line)).toBe(0);
});

it('tells pictures apart by where they were, and says what is kept of them', async () => {
  const metrics = createPrometheusMetrics();
  for (const from of ['api', 'store', 'store'] as const) metrics.mediaAnswered(from);
  metrics.mediaKept('kept');
  metrics.watchMediaStore(() => ({ bytes: 8192, files: 1 }));
  const text = await metrics.read();
  expect(valueOf(text, 'host_media_answers_total{from="store"}')).toBe(2);
  expect(valueOf(text, 'host_media_answers_total{from="api"}')).toBe(1);
  expect(valueOf(text, 'host_media_kept_total{outcome="kept"}')).toBe(1);
  expect(valueOf(text, 'host_media_store_bytes')).toBe(8192);
  expect(valueOf(text, 'host_media_store_files')).toBe(1);
});

it('says what the process uses, apart from other hosts in it', async () => {
  const [one, other] = [createPrometheusMetrics(), createPrometheusMetrics()];
  one.answered('page', 200, 1);
  expect(valueOf(await one.read(), 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(await other.read()).not.toContain('group="page"');
});

it('tells of the API’s forms and mails as long as the API does', async () => {
  const metrics = createPrometheusMetrics();
  const waitingSince = new Date(Date.now() - 60_000).toISOString();
  const mails = { waiting: 3, waitingSince, givenUp: 1 };
  let health: ApiHealth | undefined = { status: 'degraded', forms: 'refused', mails };
  metrics.watchApi(async () => health);
  const text = await metrics.read();
  expect(valueOf(text, 'api_forms_refused')).toBe(1);
  expect(valueOf(text, 'api_mails_waiting')).toBe(3);
  expect(valueOf(text, 'api_mails_given_up')).toBe(1);
  expect(valueOf(text, 'api_mails_oldest_seconds')).toBeGreaterThanOrEqual(60);
  health = { status: 'ok', forms: 'kept', mails };
  expect(valueOf(await metrics.read(), 'api_forms_refused')).toBe(0);
  health = { status: 'ok', mails };
  expect(valueOf(await metrics.read(), 'api_forms_refused')).toBeUndefined();
  health = undefined;
  expect(valueOf(await metrics.read(), 'api_mails_waiting')).toBeUndefined();
});

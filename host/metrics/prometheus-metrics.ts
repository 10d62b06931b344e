import Fastify, { type FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreStatus } from '../../src/contract/hook/rebuild';
import type { ApiHealth } from '../../src/contract/server/health';
import type { MediaStoreState } from '../media/media-store';
import type { SsrState } from '../ssr/ssr-renderer';
import type { HostMetrics } from './host-metrics';

/** Seconds. Files take milliseconds, renders tens of them, calls of the API up to their limit of ten seconds. */
const ANSWER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BUILD_BUCKETS = [5, 10, 20, 30, 45, 60, 120, 300, 600];

export interface PrometheusMetrics extends HostMetrics {
  read(): Promise<string>;
  contentType: string;
}

export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const answers = new Histogram({
    name: 'host_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['group', 'status'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const renders = new Histogram({
    name: 'host_ssr_render_duration_seconds',
    help: 'Time that the SSR function took for a page or its data, waiting included',
    labelNames: ['outcome'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const builds = new Histogram({
    name: 'host_build_duration_seconds',
    help: 'Time that a build of the site took',
    labelNames: ['outcome'],
    buckets: BUILD_BUCKETS,
    registers,
  });
  const media = new Counter({
    name: 'host_media_answers_total',
    help: 'Pictures and documents that were asked for, by where they were',
    labelNames: ['from'],
    registers,
  });
  const kept = new Counter({
    name: 'host_media_kept_total',
    help: 'Of those that were passed on, how many came into the store, and how many the disk did not take',
    labelNames: ['outcome'],
    registers,
  });

  return {
    answered: (group, status, seconds) => answers.observe({ group, status: statusClass(status) }, seconds),
    rendered: (outcome, seconds) => renders.observe({ outcome }, seconds),
    built: (outcome, seconds) => builds.observe({ outcome }, seconds),
    mediaAnswered: (from) => media.inc({ from }),
    mediaKept: (outcome) => kept.inc({ outcome }),
    watchMediaStore: (readState) => addMediaStoreMetrics(registry, readState),
    watchRenderer: (readState) => addRendererMetrics(registry, readState),
    watchApi: (readHealth) => addApiMetrics(registry, readHealth),
    watchStore: (readState) => addStoreMetrics(registry, readState),
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function addRendererMetrics(registry: Registry, readState: () => SsrState): void {
  const registers = [registry];
  const addGauge = (name: string, help: string, value: (state: SsrState) => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value(readState()));
      },
    });
  };
  addGauge('host_ssr_up', 'Whether the process of the SSR function is ready', ({ process }) =>
    process === 'up' ? 1 : 0,
  );
  addGauge('host_ssr_active_renders', 'Renders under way', ({ active }) => active);
  addGauge('host_ssr_waiting_renders', 'Renders that wait for a place', ({ waiting }) => waiting);
  new Counter({
    name: 'host_ssr_restarts_total',
    help: 'Processes of the SSR function that have ended by themselves',
    registers,
    collect() {
      this.reset();
      this.inc(readState().restarts);
    },
  });
}

function addApiMetrics(registry: Registry, readHealth: () => Promise<ApiHealth | undefined>): void {
  const addGauge = (name: string, help: string, value: (health: ApiHealth) => number | undefined): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const health = await readHealth();
        const told = health && value(health);
        if (told === undefined) this.remove();
        else this.set(told);
      },
    });
  };
  addGauge('api_forms_refused', 'Whether the API cannot keep what is sent', ({ forms }) =>
    forms === undefined ? undefined : Number(forms === 'refused'),
  );
  addGauge('api_mails_waiting', 'Mails that the API will try again', ({ mails }) => mails.waiting);
  addGauge(
    'api_mails_oldest_seconds',
    'Age of the oldest of these, 0 without one',
    ({ mails: { waitingSince } }) =>
      waitingSince === null ? 0 : Math.max(0, (Date.now() - Date.parse(waitingSince)) / 1000),
  );
  addGauge('api_mails_given_up', 'Mails that nobody tries any more', ({ mails }) => mails.givenUp);
}

function addStoreMetrics(registry: Registry, readState: () => StoreStatus): void {
  new Gauge({
    name: 'host_releases_behind',
    help: 'Whether this host and the store of releases have different ones, or it cannot tell',
    registers: [registry],
    collect() {
      this.set(readState().behind ? 1 : 0);
    },
  });
}

function addMediaStoreMetrics(registry: Registry, readState: () => MediaStoreState): void {
  const addGauge = (name: string, help: string, value: (state: MediaStoreState) => number): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value(readState()));
      },
    });
  };
  addGauge('host_media_store_bytes', 'Room that the store takes on the disk', ({ bytes }) => bytes);
  addGauge('host_media_store_files', 'Pictures and documents in the store', ({ files }) => files);
}

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

interface MetricsServerOptions {
  port: number;
  metrics: Pick<PrometheusMetrics, 'read' | 'contentType'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

interface MetricsServer {
  url?: string;
  close: () => Promise<void>;
}

/** Metrics are not for the public. */
const HOST = '127.0.0.1';

/** A port that is taken is logged, not thrown: the site works without metrics. */
export async function startMetricsServer({
  port,
  metrics,
  log,
}: MetricsServerOptions): Promise<MetricsServer> {
  const app = Fastify();
  app.get('/metrics', async (_, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType })
      .send(await metrics.read()),
  );
  try {
    return { url: await app.listen({ port, host: HOST }), close: () => app.close() };
  } catch (error) {
    await app.close();
    log.warn(
      `No metrics: port ${port} cannot be used (${(error as Error).message}). Set METRICS_PORT to another one, or to 'off'.`,
    );
    return { close: async () => undefined };
  }
}

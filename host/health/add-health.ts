import type { FastifyInstance } from 'fastify';
import type { CurrentDeploy } from '../releases/current-release';
import type { SsrState } from '../ssr/ssr-renderer';
import type { ApiState } from './api-probe';

const HEALTH_PATH = '/healthz';

interface HealthOptions {
  currentDeploy: CurrentDeploy;
  /** State of the process of the SSR function. */
  readSsr: () => SsrState['process'];
  probeApi: () => Promise<ApiState>;
}

/** What `GET /healthz` says. */
export interface Health {
  /** `degraded`: the built pages are there, but not everything that is behind them. */
  status: 'ok' | 'degraded';
  /** The release that is served. */
  release: string;
  /** When its build began (ISO, UTC). */
  builtAt: string;
  /** Seconds since then. */
  ageSeconds: number;
  ssr: SsrState['process'];
  api: ApiState;
}

/** Adds `GET /healthz`. It always answers 200: who asks has reached the site, and its built pages need nothing else. */
export function addHealth(app: FastifyInstance, { currentDeploy, readSsr, probeApi }: HealthOptions): void {
  // Asked every few seconds by whatever watches: not worth a line of the log each time.
  app.get(HEALTH_PATH, { logLevel: 'warn' }, async (_, reply): Promise<Health> => {
    const [{ manifest }, api] = await Promise.all([currentDeploy(), probeApi()]);
    const ssr = readSsr();
    reply.header('Cache-Control', 'no-store');
    return {
      status: api === 'reachable' && ssr !== 'down' ? 'ok' : 'degraded',
      release: manifest.id,
      builtAt: manifest.startedAt,
      ageSeconds: Math.max(0, Math.floor((Date.now() - Date.parse(manifest.startedAt)) / 1000)),
      ssr,
      api,
    };
  });
}

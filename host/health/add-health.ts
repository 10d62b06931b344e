import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, type MailsHealth } from '../../src/contract/server/health';
import type { CurrentDeploy } from '../releases/current-release';
import type { SsrState } from '../ssr/ssr-renderer';
import type { ApiReport, ApiState } from './api-probe';

interface HealthOptions {
  currentDeploy: CurrentDeploy;
  /** State of the process of the SSR function. */
  readSsr: () => SsrState['process'];
  probeApi: () => Promise<ApiReport>;
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
  /** The API's mails that were not sent yet, where it tells of them. */
  mails?: MailsHealth;
}

/** Adds `GET /healthz`. It always answers 200: who asks has reached the site, and its built pages need nothing else. */
export function addHealth(app: FastifyInstance, { currentDeploy, readSsr, probeApi }: HealthOptions): void {
  // Asked every few seconds by whatever watches: not worth a line of the log each time.
  app.get(HEALTH_PATH, { logLevel: 'warn' }, async (_, reply): Promise<Health> => {
    const [{ manifest }, { api, health }] = await Promise.all([currentDeploy(), probeApi()]);
    const ssr = readSsr();
    reply.header('Cache-Control', 'no-store');
    return {
      status: api === 'reachable' && ssr !== 'down' && health?.status !== 'degraded' ? 'ok' : 'degraded',
      release: manifest.id,
      builtAt: manifest.startedAt,
      ageSeconds: Math.max(0, Math.floor((Date.now() - Date.parse(manifest.startedAt)) / 1000)),
      ssr,
      api,
      ...(health && { mails: health.mails }),
    };
  });
}

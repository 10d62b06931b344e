import type { FastifyInstance } from 'fastify';
import type { StoreStatus } from '../../src/contract/hook/rebuild';
import { HEALTH_PATH, type FormsHealth, type MailsHealth } from '../../src/contract/server/health';
import type { CurrentDeploy } from '../releases/current-release';
import type { SsrState } from '../ssr/ssr-renderer';
import type { ApiReport, ApiState } from './api-probe';

interface HealthOptions {
  currentDeploy: CurrentDeploy;
  readSsr: () => SsrState['process'];
  probeApi: () => Promise<ApiReport>;
  readStore: () => StoreStatus | undefined;
}

export interface Health {
  status: 'ok' | 'degraded';
  release: string;
  builtAt: string;
  ageSeconds: number;
  ssr: SsrState['process'];
  api: ApiState;
  forms?: FormsHealth;
  mails?: MailsHealth;
  /** Where releases are in a store. */
  releases?: StoreStatus;
}

/** `GET /healthz` always answers 200: the built pages work without the API and the function, and without forms. */
export function addHealth(
  app: FastifyInstance,
  { currentDeploy, readSsr, probeApi, readStore }: HealthOptions,
): void {
  app.get(HEALTH_PATH, { logLevel: 'warn' }, async (_, reply): Promise<Health> => {
    const [{ manifest }, { api, health }] = await Promise.all([currentDeploy(), probeApi()]);
    const ssr = readSsr();
    const releases = readStore();
    const isWell =
      api === 'reachable' && ssr !== 'down' && health?.status !== 'degraded' && !releases?.reason;
    reply.header('Cache-Control', 'no-store');
    return {
      status: isWell ? 'ok' : 'degraded',
      release: manifest.id,
      builtAt: manifest.startedAt,
      ageSeconds: Math.max(0, Math.floor((Date.now() - Date.parse(manifest.startedAt)) / 1000)),
      ssr,
      api,
      ...(health?.forms && { forms: health.forms }),
      ...(health && { mails: health.mails }),
      ...(releases && { releases }),
    };
  });
}

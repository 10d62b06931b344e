import type { FastifyBaseLogger } from 'fastify';
import type { RebuildRequest, RebuildState, RebuildStatus } from '../../src/contract/rebuild';
import type { LivePages } from '../live/live-pages';
import type { HostMetrics } from '../metrics/host-metrics';
import type { CurrentDeploy } from '../releases/current-release';
import type { BuiltRelease } from './build-release';
import { openOutstandingRequest } from './outstanding-request';
import { createRebuildQueue, type EndedBuild } from './rebuild-queue';

/** What the host does about changes of the catalogue: it shows them live, and builds the site anew. */
export interface Rebuilds {
  /**
   * Shows changes from now on, and has the site built.
   * @throws Error when they cannot be written to the disk
   */
  accept: (request: RebuildRequest) => Promise<RebuildState>;
  status: () => Promise<RebuildStatus>;
  /** Ends a build that runs; it is begun again by the next host. */
  close: () => Promise<void>;
}

export interface RebuildsOptions {
  deployDir: string;
  currentDeploy: CurrentDeploy;
  live: Pick<LivePages, 'add' | 'pending' | 'prune'>;
  /** Makes what is rendered on the server forget the answers of the API that it holds. */
  forget: () => void;
  build: (options: { force: boolean; signal: AbortSignal }) => Promise<BuiltRelease>;
  /** ms without further requests after which a build begins. */
  quietMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  metrics: Pick<HostMetrics, 'built'>;
}

/** Takes up at once what was asked of the host before it was last ended, and is in no release yet. */
export async function openRebuilds({
  deployDir,
  currentDeploy,
  live,
  forget,
  build,
  quietMs,
  log,
  metrics,
}: RebuildsOptions): Promise<Rebuilds> {
  const outstanding = openOutstandingRequest(deployDir);
  const logFailure = (error: unknown) => log.error(error);

  const release = async (options: { force: boolean; signal: AbortSignal }): Promise<BuiltRelease> => {
    const built = await build(options);
    if (built.keptSince) await live.prune(built.keptSince).catch(logFailure);
    return built;
  };
  const onEnd = (ended: EndedBuild, isLast: boolean): void => {
    metrics.built(ended.outcome, (Date.parse(ended.endedAt) - Date.parse(ended.startedAt)) / 1000);
    if (ended.outcome === 'failed') {
      log.error(`The site was not rebuilt; the release before stays in service. ${ended.reason}`);
      return;
    }
    log.info(`release ${ended.release} is in service`);
    if (isLast) outstanding.clear().catch(logFailure);
  };
  const queue = createRebuildQueue({ build: release, quietMs, onEnd });

  const left = await outstanding.read();
  const { startedAt: current } = (await currentDeploy()).manifest;
  if (left && Date.parse(left.at) >= Date.parse(current)) queue.request(left);

  return {
    async accept({ changed = [], force = false }) {
      await live.add(changed);
      forget();
      await outstanding.note({ force });
      queue.request({ force });
      return queue.state();
    },
    async status() {
      const { id, startedAt } = (await currentDeploy()).manifest;
      const lastBuild = queue.lastBuild();
      return {
        state: queue.state(),
        release: { id, startedAt },
        ...(lastBuild && { lastBuild }),
        live: live.pending(startedAt),
      };
    },
    close: queue.close,
  };
}

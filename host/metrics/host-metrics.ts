import type { FastifyInstance } from 'fastify';
import type { StoreStatus } from '../../src/contract/hook/rebuild';
import type { ApiHealth } from '../../src/contract/server/health';
import { PAGE_DATA_FOLDER } from '../../src/release/page-data';
import type { MediaStoreState } from '../media/media-store';
import type { SsrAnswer } from '../ssr/ssr-answer';
import type { SsrRenderer, SsrState } from '../ssr/ssr-renderer';

export interface HostMetrics {
  answered: (group: RouteGroup, status: number, seconds: number) => void;
  rendered: (outcome: RenderOutcome, seconds: number) => void;
  built: (outcome: 'released' | 'failed', seconds: number) => void;
  mediaAnswered: (from: MediaSource) => void;
  mediaKept: (outcome: 'kept' | 'failed') => void;
  watchMediaStore: (readState: () => MediaStoreState) => void;
  watchRenderer: (readState: () => SsrState) => void;
  watchApi: (readHealth: () => Promise<ApiHealth | undefined>) => void;
  watchStore: (readState: () => StoreStatus) => void;
}

export type RenderOutcome = 'page' | 'not-found' | 'error' | 'unavailable';

/** `release`: copied by the build; `store`: kept from an earlier answer; `api`: passed on now. */
export type MediaSource = 'release' | 'store' | 'api';

export type RouteGroup = 'page' | 'page-data' | 'file' | 'api' | 'media' | 'hook' | 'health';

export const NO_METRICS: HostMetrics = {
  answered: () => undefined,
  rendered: () => undefined,
  built: () => undefined,
  mediaAnswered: () => undefined,
  mediaKept: () => undefined,
  watchMediaStore: () => undefined,
  watchRenderer: () => undefined,
  watchApi: () => undefined,
  watchStore: () => undefined,
};

const PREFIXES: [string, RouteGroup][] = [
  ['/api/', 'api'],
  ['/media/', 'media'],
  ['/hooks/', 'hook'],
  [PAGE_DATA_FOLDER, 'page-data'],
];

/** Few groups, so that the number of time series stays small. */
export function routeGroup(path: string): RouteGroup {
  if (path === '/healthz') return 'health';
  const known = PREFIXES.find(([prefix]) => path.startsWith(prefix));
  if (known) return known[1];
  return /\.(?!html$)\w+$/.test(path) ? 'file' : 'page';
}

export function measureAnswers(app: FastifyInstance, metrics: HostMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.answered(routeGroup(request.sitePath), reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
}

export function measureRenders(renderer: SsrRenderer, metrics: HostMetrics): SsrRenderer {
  metrics.watchRenderer(renderer.state);
  const measured = async (render: () => Promise<SsrAnswer>): Promise<SsrAnswer> => {
    const start = performance.now();
    let outcome: RenderOutcome = 'unavailable';
    try {
      const answer = await render();
      outcome = outcomeOf(answer);
      return answer;
    } finally {
      metrics.rendered(outcome, (performance.now() - start) / 1000);
    }
  };
  return {
    ...renderer,
    render: (...asked) => measured(() => renderer.render(...asked)),
    renderRefused: (...asked) => measured(() => renderer.renderRefused(...asked)),
  };
}

function outcomeOf({ status }: SsrAnswer): RenderOutcome {
  if (status >= 500) return 'error';
  return status === 404 ? 'not-found' : 'page';
}

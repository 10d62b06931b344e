import type { ApiHealth } from '../../src/contract/server/health';
import type { StoreStatus } from '../../src/contract/hook/rebuild';
import type { MediaStoreState } from '../media/media-store';
import type { SsrState } from '../ssr/ssr-renderer';

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

import type { MailsHealth } from '../../src/contract/server/health';
import type { FollowerState } from '../followers/followers';
import type { MediaStoreState } from '../media/media-store';
import type { SsrState } from '../ssr/ssr-renderer';

/** What the host counts of its own work, for those who watch over it. */
export interface HostMetrics {
  /** A request was answered, `seconds` after it came. */
  answered: (group: RouteGroup, status: number, seconds: number) => void;
  /** The SSR function was asked for a page or its data, and what came of it came `seconds` later. */
  rendered: (outcome: RenderOutcome, seconds: number) => void;
  /** A build of the site has ended, `seconds` after it began. */
  built: (outcome: 'released' | 'failed', seconds: number) => void;
  /** A picture or a document was asked for, and this is where it was. */
  mediaAnswered: (from: MediaSource) => void;
  /** One that was passed on came into the store, or did not. */
  mediaKept: (outcome: 'kept' | 'failed') => void;
  /** Says how to learn what the store holds. Called once, where there is one. */
  watchMediaStore: (readState: () => MediaStoreState) => void;
  /** Says how to learn the state of the SSR function, which is asked for each time the metrics are. Called once. */
  watchRenderer: (readState: () => SsrState) => void;
  /** The same of the API's mails; there is nothing to learn of an API that says nothing. Called once. */
  watchMails: (readMails: () => Promise<MailsHealth | undefined>) => void;
  /** Says how to learn where the hosts are that follow this one. Called once, where there are any. */
  watchFollowers: (readState: () => FollowerState[]) => void;
}

/** `error`: the function answered that it could not; `unavailable`: there was no answer of it. */
export type RenderOutcome = 'page' | 'not-found' | 'error' | 'unavailable';

/** `release`: copied by the build; `store`: passed on before, and kept; `api`: passed on now. */
export type MediaSource = 'release' | 'store' | 'api';

export type RouteGroup = 'page' | 'page-data' | 'file' | 'api' | 'media' | 'hook' | 'health';

/** Counts nothing. */
export const NO_METRICS: HostMetrics = {
  answered: () => undefined,
  rendered: () => undefined,
  built: () => undefined,
  mediaAnswered: () => undefined,
  mediaKept: () => undefined,
  watchMediaStore: () => undefined,
  watchRenderer: () => undefined,
  watchMails: () => undefined,
  watchFollowers: () => undefined,
};

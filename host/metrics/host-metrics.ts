import type { MailsHealth } from '../../src/contract/server/health';
import type { FollowerState } from '../followers/followers';
import type { SsrState } from '../ssr/ssr-renderer';

/** What the host counts of its own work, for those who watch over it. */
export interface HostMetrics {
  /** A request was answered, `seconds` after it came. */
  answered: (group: RouteGroup, status: number, seconds: number) => void;
  /** The SSR function was asked for a page or its data, and what came of it came `seconds` later. */
  rendered: (outcome: RenderOutcome, seconds: number) => void;
  /** A build of the site has ended, `seconds` after it began. */
  built: (outcome: 'released' | 'failed', seconds: number) => void;
  /** Says how to learn the state of the SSR function, which is asked for each time the metrics are. Called once. */
  watchRenderer: (readState: () => SsrState) => void;
  /** The same of the API's mails; there is nothing to learn of an API that says nothing. Called once. */
  watchMails: (readMails: () => Promise<MailsHealth | undefined>) => void;
  /** Says how to learn where the hosts are that follow this one. Called once, where there are any. */
  watchFollowers: (readState: () => FollowerState[]) => void;
}

/** `error`: the function answered that it could not; `unavailable`: there was no answer of it. */
export type RenderOutcome = 'page' | 'not-found' | 'error' | 'unavailable';

export type RouteGroup = 'page' | 'page-data' | 'file' | 'api' | 'media' | 'hook' | 'health';

/** Counts nothing. */
export const NO_METRICS: HostMetrics = {
  answered: () => undefined,
  rendered: () => undefined,
  built: () => undefined,
  watchRenderer: () => undefined,
  watchMails: () => undefined,
  watchFollowers: () => undefined,
};

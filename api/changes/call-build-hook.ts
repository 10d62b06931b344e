import type { FastifyBaseLogger } from 'fastify';
import pRetry from 'p-retry';
import type { GalleryDatabase } from '../database/database';
import { buildHooks } from '../settings';
import { openRepeater } from './coalesced-task';

const TIMEOUT_MS = 10_000;
const PAUSES = { minTimeout: 500, maxTimeout: 30_000 };

interface BuildHookOptions {
  /** REBUILD_HOOK_URL; hosts of ours among these ask for changes by themselves. */
  urls: string;
  database: Pick<GalleryDatabase, 'listen'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** ms before the first repetition. */
  firstPauseMs?: number;
}

/**
 * Has a site built elsewhere after each change, for who builds pages and cannot ask for changes (Netlify).
 * @returns ends it; a call that has not got through by then is not made
 */
export function callBuildHooks({
  urls,
  database,
  log,
  firstPauseMs = PAUSES.minTimeout,
}: BuildHookOptions): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const callers = buildHooks(urls).map((url) => {
    const call = async () => {
      const answer = await fetch(url, {
        method: 'POST',
        body: '{}',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    };
    // Its path is a secret.
    const { host } = new URL(url);
    const onFailedAttempt = ({ message }: Error) => {
      if (!signal.aborted)
        log.warn(`the build hook at ${host} was not called, which is tried again: ${message}`);
    };
    const pauses = { ...PAUSES, minTimeout: firstPauseMs, forever: true };
    return openRepeater(() => pRetry(call, { ...pauses, onFailedAttempt, signal }).catch(() => undefined));
  });
  const stop = database.listen('changes', () => callers.forEach(({ request }) => request()));
  return async () => {
    stop();
    closing.abort();
    await Promise.all(callers.map(({ settled }) => settled()));
  };
}

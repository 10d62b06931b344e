import type { FastifyBaseLogger } from 'fastify';
import pRetry from 'p-retry';
import type { Catalogue } from '../loading/catalogue';
import type { Announced } from './announced';
import { nextRequest } from './next-request';
import { followPrints } from './prints';
import type { RebuildHook } from './rebuild-hook';
import { openRepeater } from './repeater';

/** Tells the site's host what has changed. */
export interface Publisher {
  /** Takes the catalogue of this moment. Never throws and never waits: what cannot be told now is told later. */
  take(catalogue: Catalogue): void;
  /** Ends; what was not told yet is told after the next start. */
  close(): Promise<void>;
}

interface PublisherOptions {
  hook: RebuildHook;
  announced: Announced;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** ms before the second try; every further pause is twice as long, up to the longest. */
  firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;
/** Pauses that grow; after them all are the longest. */
const GROWING_PAUSES = 10;

/**
 * Opens a publisher. The first catalogue is compared with what the site was told of before; when that was nothing, the
 * site is thought to know it: it is built from a running API.
 */
export function openPublisher({ hook, announced, log, firstPauseMs = 500 }: PublisherOptions): Publisher {
  const closing = new AbortController();
  const prints = followPrints(closing.signal);
  let catalogue: Catalogue;
  let lastFailure: string | undefined;
  let attempt: Promise<void> | undefined;

  /** Each try begins with the newest catalogue, so that changes made during a pause go with it. */
  const announce = async () => {
    for (;;) {
      const target = await prints.of(catalogue);
      if (!announced.isKnown()) return announced.settle(target.keys(), target);
      const differences = announced.differences(target);
      if (differences.length === 0 || closing.signal.aborted) return;
      const { request, told } = nextRequest(differences);
      // Noted on disk while the host is called: visitors wait for the call.
      const noted = announced.doubt(told);
      await hook(request, closing.signal).finally(() => noted);
      await announced.settle(
        told.map(({ key }) => key),
        target,
      );
      if (lastFailure) log.info('the site can be told of changes again');
      lastFailure = undefined;
    }
  };
  const onFailedAttempt = ({ message }: Error) => {
    if (message === lastFailure || closing.signal.aborted) return;
    lastFailure = message;
    log.warn(`the site was not told of a change, which is tried again: ${message}`);
  };
  const announceInTheEnd = async () => {
    if (closing.signal.aborted) return;
    const pauses = {
      forever: true,
      retries: GROWING_PAUSES,
      minTimeout: firstPauseMs,
      maxTimeout: Math.max(firstPauseMs, LONGEST_PAUSE_MS),
    };
    await pRetry(() => (attempt = announce()), { ...pauses, onFailedAttempt, signal: closing.signal }).catch(
      (error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error }, 'the site is not told of this change');
      },
    );
    // What is under way at the end has seen the signal as well.
    await attempt?.catch(() => undefined);
  };
  const repeater = openRepeater(announceInTheEnd);

  return {
    take: (next) => {
      catalogue = next;
      repeater.request();
    },
    close: async () => {
      closing.abort();
      await repeater.settled();
    },
  };
}

import type { FastifyBaseLogger } from 'fastify';
import pRetry from 'p-retry';
import type { Catalogue } from '../loading/catalogue';
import type { Announced } from './told-state';
import { nextRequest } from './next-request';
import { followPrints } from './prints';
import type { RebuildHook } from './rebuild-hook';
import { openRepeater } from './coalesced-task';

export interface Publisher {
  /** Never throws or waits: what cannot be told now is told later. */
  take(catalogue: Catalogue): void;
  /** Tells all outstanding changes at once, then the greeting, by which the host knows that it has heard all. */
  greet(greeting: string): void;
  /** Outstanding changes are told after the next start. */
  close(): Promise<void>;
}

interface PublisherOptions {
  hook: RebuildHook;
  announced: Announced;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  host?: string | undefined;
  firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 30_000;
const GROWING_PAUSES = 10;

/** Without a saved state, the site is assumed to know the first catalogue, as it is built from a running API. */
export function openPublisher({
  hook,
  announced,
  log,
  host,
  firstPauseMs = 500,
}: PublisherOptions): Publisher {
  const closing = new AbortController();
  const prints = followPrints(closing.signal);
  let catalogue: Catalogue;
  let lastFailure: string | undefined;
  const site = host ? `the site's host ${host}` : 'the site';
  const greetings = new Set<string>();
  let waking = new AbortController();
  let attempt: Promise<void> | undefined;

  /** Each try reads the newest catalogue, so that later changes go along. */
  const announce = async () => {
    for (;;) {
      const target = await prints.of(catalogue);
      if (!announced.isKnown()) await announced.settle(target.keys(), target);
      const differences = announced.differences(target);
      if (closing.signal.aborted) return;
      if (differences.length === 0) return sayGreetings();
      const { request, told } = nextRequest(differences);
      // Saved while the host is called, since visitors wait for the call.
      const noted = announced.doubt(told);
      try {
        await hook(request, closing.signal);
      } finally {
        await noted;
      }
      await announced.settle(
        told.map(({ key }) => key),
        target,
      );
      if (lastFailure) log.info(`${site} can be told of changes again`);
      lastFailure = undefined;
    }
  };
  /** A host that did not hear it asks again. */
  const sayGreetings = async (): Promise<void> => {
    for (const greeting of greetings) {
      greetings.delete(greeting);
      await hook({ greeting }, closing.signal).catch(() => undefined);
    }
  };
  const onFailedAttempt = ({ message }: Error) => {
    if (message === lastFailure || closing.signal.aborted) return;
    lastFailure = message;
    log.warn(`${site} was not told of a change, which is tried again: ${message}`);
  };
  const announceInTheEnd = async () => {
    if (closing.signal.aborted) return;
    const pauses = {
      forever: true,
      retries: GROWING_PAUSES,
      minTimeout: firstPauseMs,
      maxTimeout: Math.max(firstPauseMs, LONGEST_PAUSE_MS),
    };
    waking = new AbortController();
    const { signal } = waking;
    const ending = AbortSignal.any([closing.signal, signal]);
    await pRetry(() => (attempt = announce()), { ...pauses, onFailedAttempt, signal: ending }).catch(
      (error: unknown) => {
        if (!ending.aborted) log.error({ err: error }, `${site} is not told of this change`);
      },
    );
    await attempt?.catch(() => undefined);
  };
  const repeater = openRepeater(announceInTheEnd);

  return {
    take: (next) => {
      catalogue = next;
      repeater.request();
    },
    greet: (greeting) => {
      greetings.add(greeting);
      waking.abort();
      repeater.request();
    },
    close: async () => {
      closing.abort();
      await repeater.settled();
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { matches } from '../../src/contract/check';
import { Answer } from '../../src/contract/common';
import { CHANGES_PATH, CHANGES_WAIT_S, PublishedChanges } from '../../src/contract/hook/changes';

/** `all`: changes that the API does not know any more are among them. */
export interface News {
  tags: readonly string[] | 'all';
  /** The last change of these. */
  number: number;
}

export interface FollowedChanges {
  start: () => void;
  /** Resolves when the host knows what was published while it was away, or the time limit has passed. */
  done: () => Promise<void>;
  close: () => void;
}

interface FollowOptions {
  apiUrl: string;
  /** The last change that is known. */
  known: () => Promise<number>;
  /** A rejection is logged, and the same is asked for again. */
  take: (news: News) => Promise<void>;
  /** The API is of another make, and tells of no changes. */
  onNone?: () => void;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** ms that pages wait after a start. */
  limitMs?: number;
  /** ms before what failed is tried again, which double each time. */
  firstPauseMs?: number;
}

const LONGEST_PAUSE_MS = 10_000;
/** More than the API waits for a change. */
const PATIENCE_MS = (CHANGES_WAIT_S + 10) * 1000;
/** ms between two calls that have told nothing. */
const LEAST_MS = 1_000;
const NEWEST_PATIENCE_MS = 3_000;
const ChangesAnswer = Answer(PublishedChanges);

class NoChanges extends Error {}

/** Asks the API for what is published, each time again as soon as it has answered (`GET /api/changes`). */
export function followChanges({
  apiUrl,
  known,
  take,
  onNone = () => undefined,
  log,
  limitMs = 3_000,
  firstPauseMs = 500,
}: FollowOptions): FollowedChanges {
  const ended = new AbortController();
  const { signal } = ended;
  const caughtUp = new AbortController();
  let following: Promise<void> | undefined;
  let lastFailure: string | undefined;

  const ask = (after?: number) => askForChanges(apiUrl, after, signal);
  const newest = async (): Promise<number> => (await ask())?.number ?? 0;

  const follow = async (): Promise<void> => {
    let at = await known();
    const goal = await newest();
    for (;;) {
      if (at === goal) caughtUp.abort();
      const asked = performance.now();
      const news = await ask(at);
      if (!news) {
        const number = await newest();
        await take({ tags: 'all', number });
        at = number;
        caughtUp.abort();
      } else if (news.changes.length > 0) {
        await take({ tags: news.changes.flatMap(({ tags }) => tags), number: news.number });
        at = news.number;
        if (at >= goal) caughtUp.abort();
      } else {
        // An API that holds no more calls answers at once.
        await delay(Math.max(0, LEAST_MS - (performance.now() - asked)), undefined, { signal });
      }
      if (lastFailure) log.info('the API is asked for changes again');
      lastFailure = undefined;
    }
  };
  const followForEver = async (): Promise<void> => {
    for (let pause = firstPauseMs; !signal.aborted; pause = lastFailure ? pause * 2 : firstPauseMs) {
      try {
        await follow();
      } catch (error) {
        // No page waits for an API that does not answer.
        caughtUp.abort();
        if (signal.aborted) return;
        if (error instanceof NoChanges) return onNone();
        const message = wordsOf(error);
        if (message !== lastFailure)
          log.warn(`What was published is not known, which is tried again: ${message}`);
        lastFailure = message;
      }
      await delay(Math.min(pause, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => undefined);
    }
  };
  const waitAtMost = async (): Promise<void> => {
    await delay(limitMs, undefined, { signal: AbortSignal.any([signal, caughtUp.signal]) }).then(
      () =>
        log.warn(`The API has not told what was published within ${limitMs} ms; pages do not wait for it.`),
      () => undefined,
    );
  };
  return {
    start: () => {
      if (following) return;
      following = waitAtMost();
      void followForEver();
    },
    done: async () => following,
    close: () => ended.abort(),
  };
}

/** Undefined where the API does not know that number any more. */
async function askForChanges(
  apiUrl: string,
  after: number | undefined,
  signal: AbortSignal,
  patienceMs = PATIENCE_MS,
): Promise<PublishedChanges | undefined> {
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await fetch(apiUrl + CHANGES_PATH + query, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  const body: unknown = answer.ok ? await answer.json() : await answer.body?.cancel();
  if (matches(ChangesAnswer, body)) return body.data;
  if (answer.status === 410) return undefined;
  // An API of another make need not have it.
  if (answer.status === 404) throw new NoChanges();
  throw new Error(`the API answers ${answer.status} where it is asked for changes`);
}

/** How far the API is, at once; undefined where it does not tell. */
export const newestApiChange = (apiUrl: string, signal: AbortSignal): Promise<number | undefined> =>
  askForChanges(apiUrl, undefined, signal, NEWEST_PATIENCE_MS).then(
    (found) => found?.number,
    () => undefined,
  );

const wordsOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};

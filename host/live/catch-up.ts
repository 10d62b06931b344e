import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { openSigner } from '../../src/contract/hook/hook-signer';
import { CATCH_UP_PATH, type CatchUp } from '../../src/contract/hook/rebuild';

/**
 * After a start, what the host was not told of while it was down: the API is asked, and says a word back through the hook
 * when it has told all. Pages that may have changed wait for that.
 */
export interface CatchingUp {
  /** Asks; called when the host can be told. */
  start: () => void;
  /** A word that came through the hook. */
  heard: (greeting: string) => void;
  /** Resolves when the host knows what the API knew when it was asked, or need not wait for that any longer. */
  done: () => Promise<void>;
  close: () => void;
}

interface CatchUpOptions {
  apiUrl: string;
  secret: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** ms that pages wait at most; 3,000 unless told. */
  limitMs?: number;
}

/** ms after which the API is asked again that has not said the word. */
const AGAIN_MS = 500;

export function createCatchUp({ apiUrl, secret, log, limitMs = 3_000 }: CatchUpOptions): CatchingUp {
  const greeting = randomUUID();
  const ended = new AbortController();
  const sign = openSigner(secret);
  let asking: Promise<void> | undefined;

  /** Whether it is worth waiting for the word. */
  const ask = async (): Promise<boolean> => {
    const body = JSON.stringify({ greeting } satisfies CatchUp);
    const headers = { 'content-type': 'application/json', ...sign(body) };
    const answer = await fetch(apiUrl + CATCH_UP_PATH, {
      method: 'POST',
      headers,
      body,
      signal: ended.signal,
    });
    await answer.body?.cancel();
    // An API that tells nobody has no such call.
    if (!answer.ok && answer.status !== 404)
      log.warn(`The API was asked for edits that it has not told, and answers ${answer.status}.`);
    return answer.ok;
  };
  const askUntilHeard = async (): Promise<void> => {
    const limit = setTimeout(() => {
      log.warn(
        `The API was asked for edits and has not told all of them within ${limitMs} ms; pages do not wait for it.`,
      );
      ended.abort();
    }, limitMs);
    try {
      while (!ended.signal.aborted && (await ask()))
        await delay(AGAIN_MS, undefined, { signal: ended.signal });
    } catch {
      // The word was heard, the host is closing, or the API is not there: it tells what it knows when it starts.
    } finally {
      clearTimeout(limit);
    }
  };
  return {
    start: () => void (asking ??= askUntilHeard()),
    heard: (word) => {
      if (word === greeting) ended.abort();
    },
    done: async () => asking,
    close: () => ended.abort(),
  };
}

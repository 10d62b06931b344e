import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { ROOM_WAIT_SECONDS } from '../../src/contract/rooms/room-paths';

/** ms between two looks; with the time on the way, what is sold is told within a second. */
const LOOK_MS = 250;
/** Requests that are held at once; others are answered as they stand. */
const MOST = 200;

const PREFER = /(?:^|[\s,;])wait\s*=\s*"?(\d{1,3})/i;

export const etagOf = (answer: object): string =>
  `"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)}"`;

/** By its tag, which a proxy that compresses makes a weak one. */
const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** ms that the asking page is ready to wait (RFC 7240). */
const patienceOf = ({ headers }: FastifyRequest): number =>
  Math.min(ROOM_WAIT_SECONDS, Number(PREFER.exec(String(headers.prefer ?? ''))?.[1] ?? 0)) * 1000;

export interface Watched<Answer> {
  /** Undefined where there is nothing any more. */
  read(): Promise<Answer | undefined>;
  /** Other values once it may read differently; cheap. */
  mark(): Promise<readonly unknown[]>;
  isLeft(): boolean;
}

export interface Waiting {
  /** At once, or where the page has it already, as soon as it is another one. */
  until<Answer extends object>(
    request: FastifyRequest,
    watched: Watched<Answer>,
  ): Promise<Answer | undefined>;
  /** Lets go of all. */
  end(): void;
}

export function openWaiting(): Waiting {
  let held = 0;
  const ending = new AbortController();
  return {
    end: () => ending.abort(),
    async until(request, { read, mark, isLeft }) {
      const until = performance.now() + patienceOf(request);
      let seen = await mark();
      let answer = await read();
      if (held >= MOST) return answer;
      held += 1;
      try {
        while (answer && isKnown(request, etagOf(answer)) && performance.now() < until && !isLeft()) {
          await wait(LOOK_MS, undefined, { signal: ending.signal }).catch(() => undefined);
          if (ending.signal.aborted) break;
          const next = await mark();
          if (next.every((value, index) => value === seen[index])) continue;
          seen = next;
          answer = await read();
        }
        return answer;
      } finally {
        held -= 1;
      }
    },
  };
}

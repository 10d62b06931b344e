import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RebuildStatus, ReleaseCall } from '../../src/contract/hook/rebuild';
import type { EditMark } from '../live/edit-mark';
import type { Deploy } from '../releases/current-release';
import { currentId } from '../releases/published-releases';
import { openFollowerCalls, type FollowerCalls } from './follower-calls';
import { openReleasePublication } from './publish-release';
import { withTimeLimit } from './time-limit';

export type FollowerState = NonNullable<RebuildStatus['followers']>[number];

/** The hosts that take over what this one builds. */
export interface Followers {
  /** How far their logs of edits are; those that cannot be asked are left out. */
  marks: () => Promise<EditMark[]>;
  /**
   * Has them make a release ready, before it is served; waits for those that do it in time.
   * @throws ReleaseDamaged when the release does not hold what it should: nobody is to have it
   */
  offer: (release: Deploy) => Promise<void>;
  state: () => FollowerState[];
  close: () => Promise<void>;
}

export interface FollowersOptions {
  /** Their base addresses. */
  urls: readonly string[];
  secret: string;
  deployDir: string;
  /** The words of RELEASE_PUSH; none: they fetch releases from this machine. */
  pushCommand?: readonly string[] | undefined;
  /** ms that a release waits for a follower to have it. */
  limitMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** ms before the second try; every further pause is twice as long, up to the longest. */
  firstPauseMs?: number;
}

interface Follower {
  url: string;
  calls: FollowerCalls;
  release?: string;
  reason?: string;
  failures: number;
}

/** ms that a follower has to say where it is. */
const STATUS_MS = 3_000;
/** ms between two looks at which release is served here: it may be put back, or built, by another program. */
const WATCH_MS = 500;
/** ms between two questions to a follower that serves the right one. */
const CHECK_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/** Tells each follower of the release that is served here, until it serves that too; each time that changes, and at the start. */
export function openFollowers({
  urls,
  secret,
  deployDir,
  pushCommand,
  limitMs,
  log,
  firstPauseMs = 1_000,
}: FollowersOptions): Followers {
  const closing = new AbortController();
  const publication = openReleasePublication({ deployDir, pushCommand, signal: closing.signal });
  const followers = urls.map(
    (url): Follower => ({ url, calls: openFollowerCalls(url, secret), failures: 0 }),
  );
  let served: string | undefined;
  /** Ends the pauses that are under way. */
  const pauses = new Set<AbortController>();

  const status = ({ calls }: Follower) => withTimeLimit(STATUS_MS, closing.signal, calls.status);
  const take = ({ calls }: Follower, call: ReleaseCall) =>
    withTimeLimit(limitMs, closing.signal, (signal) => calls.take(call, signal));
  const wake = () => pauses.forEach((pause) => pause.abort());
  const pause = async (ms: number): Promise<void> => {
    if (closing.signal.aborted) return;
    const ending = new AbortController();
    pauses.add(ending);
    await delay(ms, undefined, { signal: ending.signal }).catch(() => {});
    pauses.delete(ending);
  };
  const succeed = (follower: Follower, release: string): void => {
    if (follower.reason) log.info(`follower ${follower.url} serves release ${release}`);
    Object.assign(follower, { release, reason: undefined, failures: 0 });
  };
  const fail = (follower: Follower, id: string, { message }: Error): void => {
    if (closing.signal.aborted) return;
    follower.failures += 1;
    if (follower.reason !== message)
      log.warn(`follower ${follower.url} does not have release ${id} yet, which is tried again: ${message}`);
    follower.reason = message;
  };
  /** Has a follower serve what is served here, or looks whether it still does. */
  const tend = async (follower: Follower): Promise<void> => {
    const id = await currentId(deployDir);
    if (id === undefined) return;
    try {
      if (follower.release === id) follower.release = (await status(follower)).release.id;
      if (follower.release !== id) {
        const contents = await publication.publish(id);
        await take(follower, { id, contents, serve: true });
      }
      succeed(follower, id);
    } catch (error) {
      fail(follower, id, error as Error);
    }
  };
  const tendForEver = async (follower: Follower): Promise<void> => {
    while (!closing.signal.aborted) {
      await tend(follower).catch((error: Error) => log.warn(error.message));
      // What is served here may have changed meanwhile.
      const isDone = follower.release === served;
      const calm = isDone ? CHECK_MS : WATCH_MS;
      await pause(follower.failures ? longer(firstPauseMs, follower.failures) : calm);
    }
  };
  const watch = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      const now = await currentId(deployDir).catch(() => served);
      if (now !== served) {
        served = now;
        wake();
      }
      await pause(WATCH_MS);
    }
  };
  const running = [watch(), ...followers.map(tendForEver)];

  return {
    async marks() {
      const asked = followers.map(async (follower) => (await status(follower)).mark);
      const answers = await Promise.allSettled(asked);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value) || []);
    },
    async offer({ manifest: { id }, root }) {
      const contents = await publication.check(path.dirname(root));
      const make = async (follower: Follower) => {
        try {
          await publication.publish(id);
          await take(follower, { id, contents });
        } catch (error) {
          fail(follower, id, error as Error);
        }
      };
      await Promise.all(followers.map(make));
    },
    state: () =>
      followers.map(({ url, release, reason }) => ({
        url,
        behind: release !== served,
        ...(release && { release }),
        ...(reason && { reason }),
      })),
    async close() {
      closing.abort();
      wake();
      await Promise.all(running);
    },
  };
}

/** ms before the next try, after so many that have failed. */
const longer = (first: number, failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** (failures - 1));

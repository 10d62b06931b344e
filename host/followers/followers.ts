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

export interface Followers {
  /** Leaves out followers that do not answer. */
  marks: () => Promise<EditMark[]>;
  /** Waits at most `limitMs` for the followers. @throws ReleaseDamaged when the release does not match its manifest */
  offer: (release: Deploy) => Promise<void>;
  state: () => FollowerState[];
  close: () => Promise<void>;
}

export interface FollowersOptions {
  urls: readonly string[];
  secret: string;
  deployDir: string;
  /** Words of RELEASE_PUSH; undefined when followers fetch from this machine. */
  pushCommand?: readonly string[] | undefined;
  limitMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  firstPauseMs: number;
}

interface Follower {
  url: string;
  calls: FollowerCalls;
  release?: string;
  reason?: string;
  failures: number;
}

const STATUS_MS = 3_000;
/** The release may be switched by another program: a rollback or a build by command. */
const WATCH_MS = 500;
const CHECK_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/** At the start and after each switch, until every follower serves the current release. */
export function openFollowers({
  urls,
  secret,
  deployDir,
  pushCommand,
  limitMs,
  log,
  firstPauseMs,
}: FollowersOptions): Followers {
  const closing = new AbortController();
  const publication = openReleasePublication({ deployDir, pushCommand, signal: closing.signal });
  const followers = urls.map(
    (url): Follower => ({ url, calls: openFollowerCalls(url, secret), failures: 0 }),
  );
  let served: string | undefined;
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

const longer = (first: number, failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, first * 2 ** (failures - 1));

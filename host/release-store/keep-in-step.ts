import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isFullDisk } from '../../src/contract/server/full-disk';
import { StoreAway, type Store } from '../../src/contract/server/store/store';
import type { StoreStatus } from '../../src/contract/hook/rebuild';
import { readRelease, type Deploy } from '../releases/current-release';
import { checkComplete, knownContents, readContents, writeContents } from '../releases/release-contents';
import { currentId } from '../releases/published-releases';
import { releaseFolder } from '../releases/release-folders';
import { openStoredReleases, type StoredRelease } from './stored-releases';
import { takeRelease } from './take-release';

export interface KeptInStep {
  state: () => StoreStatus;
  close: () => Promise<void>;
}

export interface InStepOptions {
  deployDir: string;
  store: Store;
  secret: string;
  /** The log of this host's edits, which tells it from others. */
  ownLog: string;
  /** Whether this host makes the releases of the store; others take them. */
  builds: boolean;
  prepare: (release: Deploy) => Promise<void>;
  /** After a release was taken. */
  tidy: () => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  times?: Partial<StepTimes>;
}

/** All in ms. */
export interface StepTimes {
  /** Between two looks into the store. */
  look: number;
  /** Between two looks at the own release, which another program may have switched: a build by command, a rollback. */
  own: number;
  /** Before the host that builds looks whether the store still has what it has written. */
  again: number;
  /** Before what failed is tried again, which doubles each time. */
  retry: number;
}

const TIMES: StepTimes = { look: 5_000, own: 500, again: 600_000, retry: 1_000 };
const LONGEST_RETRY_MS = 60_000;
/** Hosts that were started at once ask at moments of their own. */
const JITTER = 0.2;

/** Writes what this host builds into the store, or serves what the store has; for ever, whatever fails meanwhile. */
export function keepInStep({
  deployDir,
  store,
  secret,
  ownLog,
  builds,
  prepare,
  tidy,
  log,
  times,
}: InStepOptions): KeptInStep {
  const { look, own, again, retry } = { ...TIMES, ...times };
  const closing = new AbortController();
  const { signal } = closing;
  const releases = openStoredReleases({ store, secret, signal });
  const state: StoreStatus = { behind: true };
  let written: { release: string; at: number } | undefined;

  const take = async (stored: StoredRelease): Promise<void> => {
    await takeRelease(stored, { deployDir, store: releases, prepare, signal, log });
    await tidy();
  };
  const follow = async (): Promise<void> => {
    const stored = await releases.current();
    if (!stored) throw new Error('no release is in the store yet; the host with BUILD=on writes them');
    Object.assign(state, {
      release: stored.release,
      behind: stored.release !== (await currentId(deployDir)),
    });
    if (state.behind) await take(stored);
  };
  const offer = async (): Promise<void> => {
    const id = await currentId(deployDir);
    const isNew = id !== written?.release;
    if (id === undefined || (written && !isNew && performance.now() - written.at < again)) return;
    state.behind ||= isNew;
    // One that is damaged is written anew.
    const stored = await releases.current().catch(noneUnlessAway);
    const isOthers = stored !== undefined && stored.by !== ownLog;
    // Until now another host has built: going on from an older release would take edits back.
    if (isOthers && !written && stored.release > id) return take(stored);
    if (isOthers && written && !isNew)
      throw new Error(
        `another host has written release ${stored.release}: BUILD=off belongs on all hosts but one`,
      );
    const dir = releaseFolder(deployDir, id);
    const contents = (await knownContents(dir)) ?? (await listContents(dir));
    await releases.write({ release: id, contents, by: ownLog }, dir);
    written = { release: id, at: performance.now() };
    state.release = id;
    await releases.prune();
  };
  const turn = async (): Promise<void> => {
    await (builds ? offer() : follow());
    if (state.reason) log.info('releases and the store are in step again');
    delete state.reason;
    state.behind = false;
  };
  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        await turn();
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        const reason = wordsOf(error);
        if (reason !== state.reason)
          log.warn(`Releases and the store are not in step, which is tried again: ${reason}`);
        Object.assign(state, { reason, behind: true });
      }
      const calm = builds ? own : look * (1 + JITTER * (2 * Math.random() - 1));
      const pause = failures ? Math.min(LONGEST_RETRY_MS, retry * 2 ** (failures - 1)) : calm;
      await delay(pause, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    state: () => ({ ...state }),
    async close() {
      closing.abort(new Error('The host is closing.'));
      await running;
    },
  };
}

/** @throws ReleaseDamaged that names what is wrong with a release of this host */
async function listContents(dir: string): Promise<string> {
  const [{ manifest }, contents] = await Promise.all([readRelease(dir), readContents(dir)]);
  checkComplete(manifest, contents);
  return writeContents(dir, contents);
}

const wordsOf = (error: unknown): string =>
  isFullDisk(error) ? `the disk is full (${(error as Error).message})` : (error as Error).message;

function noneUnlessAway(error: unknown): undefined {
  if (error instanceof StoreAway) throw error;
}

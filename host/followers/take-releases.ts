import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { ReleaseCall, ReleaseTaken } from '../../src/contract/hook/rebuild';
import { flushTree } from '../disk/flush-tree';
import type { LivePages } from '../live/changed-pages';
import { withBuildLock } from '../rebuild/build/build-lock';
import { readRelease, type Deploy } from '../releases/current-release';
import { pruneReleases } from '../releases/prune-releases';
import { currentId, listLeftOvers } from '../releases/published-releases';
import { checkContents, ReleaseDamaged } from '../releases/release-contents';
import { readReleaseEdits } from '../releases/release-edits';
import { currentLink, listReleases, releaseFolder, unfinishedFolder } from '../releases/release-folders';
import { leaveFor } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';
import { runCommand } from './command';

export interface ReleaseTaker {
  /** Calls for the same release share the work. @throws Error when it fails; the current release stays */
  take: (call: ReleaseCall) => Promise<ReleaseTaken>;
  close: () => Promise<void>;
}

interface TakerOptions {
  deployDir: string;
  fetchCommand: readonly string[];
  live: Pick<LivePages, 'prune'>;
  prepare: (release: Deploy) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export function openReleaseTaker({
  deployDir,
  fetchCommand,
  live,
  prepare,
  log,
}: TakerOptions): ReleaseTaker {
  const closing = new AbortController();
  const inTurn = pLimit(1);
  const underWay = new Map<string, Promise<ReleaseTaken>>();

  const fetchOnce = async (call: ReleaseCall, current: string, signal: AbortSignal): Promise<void> => {
    const to = unfinishedFolder(deployDir, call.id);
    await remove(to);
    await mkdir(to, { recursive: true });
    await runCommand(fetchCommand, { values: { id: call.id, to, current }, signal });
    await checkContents(to, call.contents);
  };
  const fetchRelease = async (call: ReleaseCall, signal: AbortSignal): Promise<void> => {
    const to = unfinishedFolder(deployDir, call.id);
    const current = await realpath(currentLink(deployDir));
    try {
      await fetchOnce(call, current, signal).catch(async (error: unknown) => {
        if (!(error instanceof ReleaseDamaged)) throw error;
        // Files hard-linked from an earlier release may be the damaged ones, so the second try links none.
        log.warn(`release ${call.id} is fetched again as a whole: ${error.message}`);
        await fetchOnce(call, to, signal);
      });
      await flushTree(to);
      await rename(to, releaseFolder(deployDir, call.id));
    } finally {
      await remove(to);
    }
  };
  const takeLocked = async (call: ReleaseCall, signal: AbortSignal): Promise<ReleaseTaken> => {
    const { id, serve = false } = call;
    const current = await currentId(deployDir);
    if (id === current) return { id, state: 'served' };
    const dir = releaseFolder(deployDir, id);
    for (const folder of await listLeftOvers(deployDir)) if (folder !== dir) await remove(folder);
    if (!(await listReleases(deployDir)).includes(id)) await fetchRelease(call, signal);
    await prepare(await readRelease(dir));
    signal.throwIfAborted();
    if (!serve) return { id, state: 'ready' };
    if (current && id < current) await leaveFor(deployDir, current, id);
    else await switchRelease(deployDir, id);
    log.info(`release ${id} is in service`);
    await tidy().catch((error: Error) => log.warn(`Old releases could not be removed: ${error.message}`));
    return { id, state: 'served' };
  };
  const tidy = async (): Promise<void> => {
    const oldest = await pruneReleases(deployDir);
    await live.prune(
      oldest === undefined ? undefined : await readReleaseEdits(releaseFolder(deployDir, oldest)),
    );
  };

  return {
    take(call) {
      const key = JSON.stringify(call);
      const known = underWay.get(key);
      if (known) return known;
      const onWait = () => log.info(`another program works in ${deployDir}; release ${call.id} waits for it`);
      const taken = inTurn(() =>
        withBuildLock(deployDir, { signal: closing.signal, onWait }, (signal) => takeLocked(call, signal)),
      ).finally(() => underWay.delete(key));
      underWay.set(key, taken);
      return taken;
    },
    async close() {
      closing.abort(new Error('The host is closing.'));
      await Promise.allSettled(underWay.values());
    },
  };
}

const remove = (dir: string): Promise<void> => rm(dir, { recursive: true, force: true, maxRetries: 5 });

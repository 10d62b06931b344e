import { mkdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import { flushTree, switchRelease } from '../releases/switch-release';
import { withBuildLock } from '../rebuild/build/build-lock';
import { type Deploy, readRelease } from '../releases/current-release';
import { currentId, listLeftOvers, takeAgain } from '../releases/published-releases';
import { checkContents, ReleaseDamaged } from '../releases/release-contents';
import { currentLink, listReleases, releaseFolder, unfinishedFolder } from '../releases/release-folders';
import { leaveFor } from '../releases/roll-back';
import { openStoredReleases, type StoredRelease, type StoredReleases } from './stored-releases';

interface TakeOptions {
  deployDir: string;
  store: Pick<StoredReleases, 'fetch'>;
  /** Starts its function. */
  prepare?: (release: Deploy) => Promise<void>;
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/** Fetches what this machine lacks, checks all of it and serves it. @throws Error when it fails; the current release stays */
export async function takeRelease(
  stored: StoredRelease,
  { deployDir, store, prepare, signal, log }: TakeOptions,
): Promise<void> {
  const id = stored.release;
  const dir = releaseFolder(deployDir, id);
  const unfinished = unfinishedFolder(deployDir, id);

  const fetchOnce = async (from: string | undefined): Promise<void> => {
    await remove(unfinished);
    await mkdir(unfinished, { recursive: true });
    await store.fetch(stored, unfinished, from);
    await checkContents(unfinished, stored.contents);
  };
  const fetchRelease = async (): Promise<void> => {
    const from = await realpath(currentLink(deployDir)).catch(() => undefined);
    try {
      await fetchOnce(from).catch(async (error: unknown) => {
        if (!from || !(error instanceof ReleaseDamaged)) throw error;
        // Files linked from the release before may be the damaged ones.
        log.warn(`release ${id} is fetched again as a whole: ${error.message}`);
        await fetchOnce(undefined);
      });
      await flushTree(unfinished);
      await rename(unfinished, dir);
    } finally {
      await remove(unfinished);
    }
  };

  await mkdir(deployDir, { recursive: true });
  const onWait = () => log.info(`another program works in ${deployDir}; release ${id} waits for it`);
  await withBuildLock(deployDir, { signal, onWait }, async (held) => {
    const current = await currentId(deployDir);
    if (id === current) return;
    for (const folder of await listLeftOvers(deployDir)) if (folder !== dir) await remove(folder);
    if (!(await listReleases(deployDir)).includes(id)) await fetchRelease();
    await prepare?.(await readRelease(dir));
    held.throwIfAborted();
    if (current && id < current) await leaveFor(deployDir, current, id);
    else await switchRelease(deployDir, id);
    await takeAgain(deployDir, id);
    log.info(`release ${id} is in service`);
  });
}

const remove = (dir: string): Promise<void> => rm(dir, { recursive: true, force: true, maxRetries: 5 });

/** @param url a folder, or a bucket. @throws Error in a sentence where it is neither */
export const openReleaseStore = (url: string): Promise<Store> =>
  openStore(url.startsWith('s3:') ? url : path.resolve(url)).catch(({ message }: Error) => {
    throw new Error(`RELEASES_URL cannot be used. ${message}`);
  });

/** For a host that was never started: the release that others serve. @throws Error with the remedy where it cannot be had */
export async function takeFirstRelease(
  deployDir: string,
  { store, secret, builds }: { store: Store; secret: string; builds: boolean },
): Promise<void> {
  if (await currentId(deployDir)) return;
  const { signal } = new AbortController();
  const releases = openStoredReleases({ store, secret, signal });
  const quiet = { info: () => undefined, warn: () => undefined };
  try {
    const stored = await releases.current();
    if (!stored && !builds) throw new Error(`${store.place} has none yet; start the host that builds first`);
    if (stored) await takeRelease(stored, { deployDir, store: releases, signal, log: quiet });
  } catch (error) {
    throw new Error(
      `There is no built site in ${deployDir}, and none could be fetched: ${(error as Error).message}`,
    );
  }
}

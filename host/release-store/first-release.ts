import path from 'node:path';
import { openStore } from '../../src/contract/server/store/open-store';
import type { Store } from '../../src/contract/server/store/store';
import { currentId } from '../releases/published-releases';
import { openStoredReleases } from './stored-releases';
import { takeRelease } from './take-release';

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

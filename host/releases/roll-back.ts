import { withBuildLock } from '../rebuild/build/build-lock';
import { carryHashedFiles } from './carry-files';
import { readRelease, type Deploy } from './current-release';
import { currentId, isWithdrawn, withdraw } from './published-releases';
import { listReleases, releaseFolder } from './release-folders';
import { switchRelease } from './switch-release';

interface RollBackOptions {
  /** Ends the wait for a build. */
  signal?: AbortSignal;
  /** What is to be left; the current one unless told. */
  from?: string;
  /** What to go back to; the release before unless told. */
  to?: string;
  /** Told once, when a build is under way and has to be waited for. */
  onWait?: () => void;
}

/**
 * Takes an earlier release, the one before the current unless told, back into service; a host that runs takes it up by itself. Waits for a build
 * that is under way, which would be released over it.
 * @returns the ids of both
 * @throws Error that names the remedy when there is none to go back to, or when a build was released meanwhile: what was
 * to be left is not in service any more then
 */
export async function rollBack(
  deployDir: string,
  { signal = new AbortController().signal, onWait = () => {}, from: expected, to }: RollBackOptions = {},
): Promise<{ from: string; to: string }> {
  const from = expected ?? (await currentId(deployDir));
  if (!from) throw new Error(`There is no built site in ${deployDir}. Build it first: npm run build`);
  return withBuildLock(deployDir, { signal, onWait }, async () => {
    const now = await currentId(deployDir);
    if (now !== from) {
      throw new Error(
        `Release ${now} has taken the place of ${from} meanwhile. Look at it; to go back all the same: npm run rollback`,
      );
    }
    return leave(deployDir, from, to);
  });
}

async function leave(
  deployDir: string,
  from: string,
  to: string | undefined,
): Promise<{ from: string; to: string }> {
  const found = await findBefore(deployDir, from, to);
  if (!found) {
    if (to)
      throw new Error(`Release ${to} cannot be gone back to: it is not on the disk any more, or not whole.`);
    throw new Error(`There is no release before ${from} in ${deployDir}. Build the site anew: npm run build`);
  }
  // What lies between would else count as never served once an earlier one is, and go with the next build.
  for (const id of (await listReleases(deployDir)).filter((one) => one > found.id && one < from))
    await withdraw(deployDir, id).catch(() => {});
  await leaveFor(deployDir, from, found.id);
  return { from, to: found.id };
}

/** Goes back from one release to an earlier one. For whoever holds the lock of the builds. */
export async function leaveFor(deployDir: string, from: string, to: string): Promise<void> {
  // Going back matters more than doing it neatly: the release may be damaged, the disk full.
  await Promise.all([from, to].map((id) => readRelease(releaseFolder(deployDir, id))))
    .then(([left, taken]) => left && taken && carryHashedFiles(left, taken))
    .catch(() => {});
  await withdraw(deployDir, from).catch(() => {});
  await switchRelease(deployDir, to);
}

/** The newest release before one that can be served; the one wanted where it can. */
async function findBefore(
  deployDir: string,
  current: string,
  wanted: string | undefined,
): Promise<{ id: string; release: Deploy } | undefined> {
  const earlier = (await listReleases(deployDir)).filter((id) => id < current);
  for (const id of earlier.reverse()) {
    if ((wanted && id !== wanted) || (await isWithdrawn(deployDir, id))) continue;
    const release = await readRelease(releaseFolder(deployDir, id)).catch(() => undefined);
    if (release) return { id, release };
  }
  return undefined;
}

import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../src/contract/server/write-whole';
import { type DeployedFile, ENCODING_SUFFIX, MANIFEST_NAME } from '../../src/release/manifest';
import { withBuildLock } from '../rebuild/build/build-lock';
import { type Deploy, readRelease } from './current-release';
import { currentId, isWithdrawn, listPublished, takeAgain, withdraw } from './published-releases';
import { listReleases, releaseFolder } from './release-folders';
import { switchRelease } from './switch-release';

interface RollBackOptions {
  signal?: AbortSignal;
  from?: string;
  to?: string;
  onWait?: () => void;
}

/** To one that was left before only where `to` names it, newer ones included. Waits for a running build. @throws Error with the remedy when `from` is not current, or nothing is before it */
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
  if (found.id > from) {
    // What is left stays an earlier release, to which a later step back leads.
    await carry(deployDir, from, found.id);
    await switchRelease(deployDir, found.id);
    await takeAgain(deployDir, found.id);
    return { from, to: found.id };
  }
  // The releases between would otherwise count as never served, and the next build would remove them.
  for (const id of (await listReleases(deployDir)).filter((one) => one > found.id && one < from))
    await withdraw(deployDir, id).catch(() => {});
  await leaveFor(deployDir, from, found.id);
  await takeAgain(deployDir, found.id);
  return { from, to: found.id };
}

/** For tabs that are open. It may fail, the release may be damaged or the disk full, and the rollback matters more. */
const carry = (deployDir: string, from: string, to: string): Promise<unknown> =>
  Promise.all([from, to].map((id) => readRelease(releaseFolder(deployDir, id))))
    .then(([left, taken]) => left && taken && carryHashedFiles(left, taken))
    .catch(() => {});

/** The caller must hold the build lock. */
export async function leaveFor(deployDir: string, from: string, to: string): Promise<void> {
  await carry(deployDir, from, to);
  await withdraw(deployDir, from).catch(() => {});
  await switchRelease(deployDir, to);
}

async function findBefore(
  deployDir: string,
  current: string,
  wanted: string | undefined,
): Promise<{ id: string; release: Deploy } | undefined> {
  const served = (await listPublished(deployDir)).filter((id) => (wanted ? id !== current : id < current));
  for (const id of served.reverse()) {
    if (wanted ? id !== wanted : await isWithdrawn(deployDir, id)) continue;
    const release = await readRelease(releaseFolder(deployDir, id)).catch(() => undefined);
    if (release) return { id, release };
  }
  return undefined;
}

/** Copies hashed files between releases, so that tabs opened on the first still find their code after the switch. */
async function carryHashedFiles(from: Deploy, to: Deploy): Promise<void> {
  const { files, generation = 0 } = to.manifest;
  const missing = Object.entries(from.manifest.files).filter(
    ([address, { cache }]) => cache === 'immutable' && !files[address],
  );
  for (const [address, file] of missing) {
    await carryFile(file, from.root, to.root);
    files[address] = { ...file, retired: generation };
  }
  if (missing.length === 0) return;
  await writeWhole(path.join(path.dirname(to.root), MANIFEST_NAME), JSON.stringify(to.manifest));
}

async function carryFile({ file, encodings }: DeployedFile, from: string, to: string): Promise<void> {
  await mkdir(path.dirname(path.join(to, file)), { recursive: true });
  for (const suffix of ['', ...encodings.map((encoding) => ENCODING_SUFFIX[encoding])]) {
    const [source, target] = [path.join(from, file + suffix), path.join(to, file + suffix)];
    // For file systems without hard links.
    await link(source, target).catch(() => copyFile(source, target));
  }
}

import type { BuildNote } from '../../../src/contract/hook/releases';
import { readRelease } from '../../releases/current-release';
import { listPublished } from '../../releases/published-releases';
import { releaseFolder } from '../../releases/release-folders';
import { factsOf } from './release-facts';

/** Adds releases made by command, or right before the host was killed. @returns the same array where there are none */
export async function withUnknown(notes: BuildNote[], deployDir: string): Promise<BuildNote[]> {
  const known = new Set(notes.map(({ release }) => release));
  const unknown = (await listPublished(deployDir)).filter((id) => !known.has(id));
  if (unknown.length === 0) return notes;
  let number = Math.max(0, ...notes.map((note) => note.number ?? 0));
  const all = [...notes];
  for (const id of unknown) {
    const release = await readRelease(releaseFolder(deployDir, id)).catch(() => undefined);
    if (!release) continue;
    const { startedAt } = release.manifest;
    const facts = await factsOf(deployDir, id).catch(() => ({}));
    number += 1;
    const made = { outcome: 'released' as const, release: id, number, ...facts };
    const isItsBuild = ({ outcome, startedAt: begun }: BuildNote) =>
      (outcome === 'cut-off' || outcome === undefined) && isSoonAfter(begun, startedAt);
    const at = all.findLastIndex(isItsBuild);
    const note = all[at];
    if (note && note.outcome === undefined) continue;
    if (note) all[at] = { ...note, ...made };
    else all.push({ startedAt, by: [], changed: [], ...made });
  }
  return all.sort((one, other) => one.startedAt.localeCompare(other.startedAt));
}

/** ms that a build may wait for the lock before it starts. */
const SOON_MS = 30_000;
const isSoonAfter = (begun: string, started: string): boolean => {
  const apart = Date.parse(started) - Date.parse(begun);
  return apart >= 0 && apart < SOON_MS;
};

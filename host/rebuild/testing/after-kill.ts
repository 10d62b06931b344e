import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { currentId } from '../../releases/published-releases';
import { RELEASES_FOLDER, UNFINISHED_SUFFIX } from '../../../src/release/manifest';
import type { KillableSite } from './killable-site';

/** How far an edit had come when the host was killed, as the disk shows it. */
export const PHASES = [
  'told, not noted yet',
  'noted, no build yet',
  'being built',
  'its folder there, not served yet',
  'served, still noted',
  'done',
] as const;
export type Phase = (typeof PHASES)[number];

/** Names in the deploy folder that stay. */
const LASTING = ['builds.json', 'changes.json', 'current', 'releases', 'workspace'];
const POLL_MS = 50;

type Traces = Pick<KillableSite, 'deployDir' | 'lacking'>;

/** @param site whose host does not run */
export async function phaseOf({ deployDir, lacking }: Traces): Promise<Phase> {
  const [names, folders] = await Promise.all([namesIn(deployDir), namesIn(deployDir, RELEASES_FOLDER)]);
  const isNoted = names.includes('rebuild-asked.json');
  if ((await lacking()).length === 0) return isNoted ? 'served, still noted' : 'done';
  if (!isNoted) return 'told, not noted yet';
  const current = (await currentId(deployDir)) ?? '';
  const newer = folders.filter((name) => name > current);
  if (newer.some((name) => !name.endsWith(UNFINISHED_SUFFIX))) return 'its folder there, not served yet';
  return newer.length > 0 || names.includes('build.lock') ? 'being built' : 'noted, no build yet';
}

/** What a host that has nothing to do has left lying about: requests, locks, parts of files, releases nobody was served. */
export async function leftOvers(deployDir: string): Promise<string[]> {
  const [names, folders] = await Promise.all([namesIn(deployDir), namesIn(deployDir, RELEASES_FOLDER)]);
  const current = (await currentId(deployDir)) ?? '';
  return [...names.filter((name) => !LASTING.includes(name)), ...folders.filter((name) => name > current)];
}

/**
 * Waits until every edit is in a release and the host has nothing more to do; or until it has had nothing to do for a while
 * and yet lacks one.
 * @param graceMs how long whoever tells the host of edits may pause
 */
export async function settled(
  { status, lacking }: Pick<KillableSite, 'status' | 'lacking'>,
  graceMs: number,
): Promise<void> {
  for (let idleSince: number | undefined; ; await delay(POLL_MS)) {
    const { state, retryAt } = await status();
    const isIdle = state === 'idle' && !retryAt;
    idleSince = isIdle ? (idleSince ?? Date.now()) : undefined;
    if (idleSince === undefined) continue;
    if ((await lacking()).length === 0 || Date.now() - idleSince >= graceMs) return;
  }
}

const namesIn = (...parts: string[]): Promise<string[]> => readdir(path.join(...parts)).catch(() => []);

import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { leftOvers, phaseOf, PHASES, settled, type Phase } from '../../host/rebuild/testing/after-kill';
import type { KillableSite } from '../../host/rebuild/testing/killable-site';

/** A host that was killed, and what became of the edits. */
export interface Kill {
  phase: Phase;
  /** Edits that were told; the second came while the first was on its way. */
  edits: number;
  /** Edits that no release has in the end. */
  lost: string[];
  /** What lies about in the end. */
  left: string[];
  /** From the restart until all was released. */
  ms: number;
}

/** Whether something was lost or left. */
export const isBad = ({ lost, left }: Kill): boolean => lost.length + left.length > 0;

/** When to kill: so many ms after the edit, or after the folder of its release has appeared. */
type At = { afterMs: number } | { appearedMs: number };

/** ms that a host may take to tidy up. */
const TIDY_MS = 3_000;
const POLL_MS = 5;
const APPEARED = PHASES.indexOf('its folder there, not served yet');

/** Edits something, twice in half of all cases, kills the host, starts it again and waits. */
export async function killDuringEdit(site: KillableSite, at: At, graceMs: number): Promise<Kill> {
  const told = [site.edit()];
  if ('afterMs' in at) {
    const second = randomInt(2) ? randomInt(at.afterMs + 1) : undefined;
    await delay(second ?? 0);
    if (second !== undefined) told.push(site.edit());
    await delay(at.afterMs - (second ?? 0));
  } else {
    while (PHASES.indexOf(await phaseOf(site)) < APPEARED) await delay(POLL_MS);
    await delay(at.appearedMs);
  }
  await site.kill();
  const phase = await phaseOf(site);
  const started = performance.now();
  await site.start();
  await Promise.all(told);
  await settled(site, graceMs);
  const ms = performance.now() - started;
  const lost = await site.lacking();
  return { phase, edits: told.length, lost, left: await tidied(site), ms };
}

/** ms that an edit takes until it is in a release and nothing is left to do. */
export async function untilReleased(site: KillableSite): Promise<number> {
  const started = performance.now();
  await site.edit();
  while ((await phaseOf(site)) !== 'done') await delay(POLL_MS);
  return performance.now() - started;
}

async function tidied({ deployDir }: KillableSite): Promise<string[]> {
  for (const end = Date.now() + TIDY_MS; ; await delay(POLL_MS)) {
    const left = await leftOvers(deployDir);
    if (left.length === 0 || Date.now() > end) return left;
  }
}

import { openSigner } from '../../src/contract/hook/hook-signer';
import { matches } from '../../src/contract/check';
import { HOOK_PATHS, RebuildStatus } from '../../src/contract/hook/rebuild';
import type { SiteState } from '../contract/today';
import type { DeskServices } from './desk-services';

/** ms that the host has for its answer: somebody looks at the screen. */
const TIMEOUT_MS = 2_000;
const UNKNOWN: SiteState = { state: 'unknown', publicSince: null, failure: null, retryAt: null };

/** Asks the host that builds how the site is; never throws. */
export async function readSiteState({
  rebuildHookUrl,
  rebuildSecret,
}: DeskServices['settings']): Promise<SiteState> {
  const [first = ''] = rebuildHookUrl.split(',');
  if (!first.trim()) return UNKNOWN;
  try {
    const answer = await fetch(new URL(HOOK_PATHS.status, first.trim()), {
      headers: openSigner(rebuildSecret)(''),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = (await answer.json()) as { data?: unknown };
    return matches(RebuildStatus, data) ? stateOf(data) : UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

const stateOf = ({ state, release, lastBuild, retryAt }: RebuildStatus): SiteState => ({
  state: state === 'idle' ? 'idle' : 'building',
  publicSince: release.startedAt,
  failure: lastBuild?.outcome === 'failed' ? (lastBuild.reason ?? '') : null,
  retryAt: retryAt ?? null,
});

import type { Catalogue } from '../content/published/catalogue';
import { HOOK_PATHS, RebuildStatus } from '../../src/contract/hook/rebuild';
import type { Site } from './contract/releases';
import { changedItems } from '../content/catalogue/item-lines';
import { DeskError } from '../desk/desk-error';
import { causeOf } from './causes';
import type { HostCalls } from './host-calls';

const UNKNOWN: Site = {
  ...{ state: 'silent', number: null, release: null, publicSince: null, live: 0 },
  ...{ build: null, failure: null, retryAt: null },
};

/** Never throws. */
export async function readSite(host: HostCalls, catalogue: Catalogue, siteUrl: string): Promise<Site> {
  try {
    return siteOf(await host.get(HOOK_PATHS.status, RebuildStatus), catalogue, siteUrl);
  } catch (error) {
    const fault = error instanceof DeskError ? error.fault : undefined;
    const state = fault === 'noHost' ? 'none' : fault === 'hostRefuses' ? 'refused' : 'silent';
    return { ...UNKNOWN, state };
  }
}

function siteOf(status: RebuildStatus, catalogue: Catalogue, siteUrl: string): Site {
  const { state, release, build, lastBuild, retryAt, live, number, publicSince } = status;
  const { changed, ...running } = build ?? { changed: [] };
  const reason = lastBuild?.outcome === 'failed' ? (lastBuild.reason ?? '') : undefined;
  return {
    state: state === 'idle' ? 'idle' : 'building',
    ...{ number: number ?? null, release: release.id, live, retryAt: retryAt ?? null },
    publicSince: publicSince ?? release.startedAt,
    build: build ? { ...(running as typeof build), items: changedItems(catalogue, siteUrl, changed) } : null,
    failure: reason === undefined ? null : { cause: causeOf(reason), reason },
  };
}

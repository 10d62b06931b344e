import { HOOK_PATHS, RebuildStatus } from '../../src/contract/hook/rebuild';
import type { Site } from './contract/releases';
import { changedItems } from '../content/catalogue/item-lines';
import type { DeskServices } from '../desk/desk-services';
import { DeskError } from '../desk/desk-error';
import { causeOf } from './causes';
import type { HostCalls } from './host-calls';

const UNKNOWN: Site = {
  ...{ state: 'silent', number: null, release: null, publicSince: null, live: 0 },
  ...{ build: null, failure: null, retryAt: null },
};

type Services = Pick<DeskServices, 'database' | 'settings'>;

/** Never throws. */
export async function readSite(host: HostCalls, services: Services): Promise<Site> {
  try {
    return await siteOf(await host.get(HOOK_PATHS.status, RebuildStatus), services);
  } catch (error) {
    const fault = error instanceof DeskError ? error.fault : undefined;
    const state = fault === 'noHost' ? 'none' : fault === 'hostRefuses' ? 'refused' : 'silent';
    return { ...UNKNOWN, state };
  }
}

async function siteOf(status: RebuildStatus, { database, settings }: Services): Promise<Site> {
  const { state, release, build, lastBuild, retryAt, live, number, publicSince } = status;
  const { changed, ...running } = build ?? { changed: [] };
  const place = { siteUrl: settings.siteUrl };
  const items = await database.read((from) => changedItems(from, place, changed));
  const reason = lastBuild?.outcome === 'failed' ? (lastBuild.reason ?? '') : undefined;
  return {
    state: state === 'idle' ? 'idle' : 'building',
    ...{ number: number ?? null, release: release.id, live, retryAt: retryAt ?? null },
    publicSince: publicSince ?? release.startedAt,
    build: build ? { ...(running as typeof build), items } : null,
    failure: reason === undefined ? null : { cause: causeOf(reason), reason },
  };
}

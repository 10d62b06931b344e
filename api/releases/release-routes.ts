import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOOK_PATHS, RebuildStatus } from '../../src/contract/hook/rebuild';
import { type BuildNote, ReleasesAnswer } from '../../src/contract/hook/releases';
import { changedItems } from '../content/item-lines';
import { inTurn } from '../database/in-turn';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { openErrand } from '../desk/errands';
import { note } from '../desk/log-queries';
import type { LoggedAct } from '../people/contract/identity';
import { signedInOf } from '../people/signed-in';
import { type Cause, type ReleaseLine, releaseRoutes, type Site } from './contract/releases';
import type { HostCalls } from './host-calls';

/** The host does the work; the API signs for the signed-in person. */
export function addReleaseRoutes(
  app: FastifyInstance,
  services: DeskServices & { host: HostCalls; readSite: () => Promise<Site> },
): void {
  const { database, settings, now, host, readSite } = services;
  const back = openErrand<Site>(database, 'going back');
  app.addHook('onClose', () => back.settled());
  const log = (request: FastifyRequest, act: LoggedAct, about?: string) =>
    database.write((to) =>
      note(to, signedInOf(request).person, act, { now: now(), ...(about && { about }) }),
    );
  const nameOf = (request: FastifyRequest): string => {
    const { name, email } = signedInOf(request).person;
    return name || email;
  };

  addRoutes(app, releaseRoutes, {
    'GET /site': readSite,

    'GET /releases': async () => {
      const { current, notes, kept } = await host.get(HOOK_PATHS.releases, ReleasesAnswer);
      const isCurrent = ({ outcome, release }: BuildNote) => outcome === 'released' && release === current;
      const place = { siteUrl: settings.siteUrl };
      const lines = await database.read((from) =>
        inTurn(
          notes,
          async ({ changed, ...line }, at): Promise<ReleaseLine> => ({
            ...line,
            items: await changedItems(from, place, changed, {
              after: notes[at + 1]?.startedAt,
              until: line.startedAt,
            }),
            cause: line.outcome === 'failed' ? causeOf(line.reason ?? '') : null,
            isCurrent: isCurrent({ changed, ...line }),
            otherPages:
              line.outcome === 'released'
                ? (kept.find(({ id }) => id === line.release)?.otherPages ?? null)
                : null,
          }),
        ),
      );
      return { current, lines };
    },

    'POST /releases/build': async (request) => {
      await host.change(HOOK_PATHS.rebuild, { by: nameOf(request).slice(0, 80) });
      await log(request, 'build-asked');
      return readSite();
    },

    'POST /releases/stop': async (request) => {
      await host.change(HOOK_PATHS.stop, { stop: true });
      await log(request, 'build-stopped');
      return readSite();
    },

    'GET /releases/back': () => back.look(),

    'POST /releases/back': async (request) => {
      const { from, to } = request.body;
      // A running build is stopped first, which may take longer than a proxy waits.
      return back.begin(`${from} ${to}`, async () => {
        const { notes } = await host.get(HOOK_PATHS.releases, ReleasesAnswer);
        const about = String(notes.find(({ release }) => release === to)?.number ?? to);
        await host
          .change(HOOK_PATHS.rollback, { from, to, by: nameOf(request) })
          .catch(async (error: unknown) => {
            await log(request, 'back-failed', about);
            throw error;
          });
        await log(request, 'went-back', about);
        return readSite();
      });
    },
  });
}

/** The first that fits. */
const WORDS: [RegExp, Cause][] = [
  [/far fewer pages/i, 'fewerPages'],
  [/The build lacks/i, 'pagesMissing'],
  [/ENOSPC|EDQUOT|no space left/i, 'room'],
  [/ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|fetch failed|GALLERY_API_URL|answered? 5\d\d/i, 'apiAway'],
  [/took more than \d+ minutes/i, 'hung'],
  [/heap out of memory|SIGKILL|SIGABRT/i, 'memory'],
  [/function of the new release/i, 'function'],
  [/\.yaml\b/i, 'file'],
];

const causeOf = (reason: string): Cause => WORDS.find(([words]) => words.test(reason))?.[1] ?? 'other';

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

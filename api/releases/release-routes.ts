import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HOOK_PATHS } from '../../src/contract/hook/rebuild';
import { ReleasesAnswer, type BuildNote } from '../../src/contract/hook/releases';
import type { LoggedAct } from '../people/contract/identity';
import { type ReleaseLine, releaseRoutes, type Site } from './contract/releases';
import { changedItems } from '../content/catalogue/item-lines';
import type { DeskServices } from '../desk/desk-services';
import { causeOf } from './causes';
import type { HostCalls } from './host-calls';
import { openErrand } from '../desk/errands';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { inTurn } from '../database/in-turn';
import { addRoutes } from '../desk/add-routes';

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

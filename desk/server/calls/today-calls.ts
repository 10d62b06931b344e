import type { FastifyInstance } from 'fastify';
import type { Today } from '../../contract/today';
import type { DeskServices } from '../desk-services';
import { readSiteState } from '../host-state';

/** Adds what 'today' shows. */
export function addTodayCalls(app: FastifyInstance, { database, catalogue, settings }: DeskServices): void {
  app.get('/today', async (): Promise<Today> => {
    const [site, messages] = await Promise.all([
      readSiteState(settings),
      database.read(
        (from) => (from.get('SELECT count(*) AS count FROM messages') as { count: number }).count,
      ),
    ]);
    return { site, siteUrl: settings.siteUrl, messages, works: catalogue().works.size };
  });
}

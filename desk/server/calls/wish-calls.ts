import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listFile } from '../../../api/mail-links/list-file';
import { parisDay } from '../../../api/mail-links/paris-time';
import type { View } from '../../../api/answers/view';
import type { Queries } from '../../../api/database/queries';
import { deleteWish, setWishSuspected, type KeptWish } from '../../../api/storage/tables/wishes';
import { WISH_LIST } from '../../../api/wishes/wish-list';
import { DeskError } from '../desk-error';
import type { DeskServices } from '../desk-services';
import { signedInOf } from '../signed-in';
import { note } from '../tables/log';
import { placeAfter } from '../tables/paging';
import { countWishes, listWishes, noteTold, wishById } from '../tables/wishes';
import { wishAnswer, wishLine } from '../visitors/wish-answer';
import { writeWishMail } from '../visitors/wish-mail';
import { inTurn } from '../../../api/database/in-turn';
import { wishRoutes } from '../../contract/subscribers';
import { addRoutes } from '../add-routes';

export function addWishCalls(app: FastifyInstance, services: DeskServices): void {
  const { database, catalogue, settings, now } = services;
  const viewFor = (request: FastifyRequest): View => ({
    catalogue: catalogue(),
    lang: signedInOf(request).person.language,
  });

  addRoutes(app, wishRoutes, {
    'GET /wishes': (request) => {
      const { q = '', after } = request.query;
      const view = viewFor(request);
      return database.read(async (from) => {
        const page = await listWishes(from, { words: q, after: placeAfter(after) });
        const lines = await inTurn(page.lines, async (wish) => wishLine(from, view, wish));
        return { lines, next: page.next, count: await countWishes(from) };
      });
    },

    'GET /wishes/:id': (request) => {
      const view = viewFor(request);
      return database.read(async (from) => wishAnswer(from, view, await known(from, request.params.id)));
    },

    'POST /wishes/:id/mail': (request) => {
      const { works } = catalogue();
      const { name } = signedInOf(request).person;
      return database.write(async (to) => {
        const wish = await known(to, request.params.id);
        // Unconfirmed addresses must not be written to.
        if (wish.state === 'pending') throw new DeskError('notConfirmed');
        const chosen = request.body.works.flatMap((id) => works.get(id) ?? []);
        if (chosen.length === 0) throw new DeskError('invalid', { fields: ['works'] });
        return writeWishMail(to, services, { wish, works: chosen, by: name });
      });
    },

    'POST /wishes/:id/told': (request) => {
      const view = viewFor(request);
      return database.write(async (to) => {
        const wish = await known(to, request.params.id);
        for (const work of request.body.works)
          if (view.catalogue.works.has(work))
            await noteTold(to, wish.id, work, new Date(now()).toISOString());
        return wishAnswer(to, view, wish);
      });
    },

    'PATCH /wishes/:id': (request) => {
      const view = viewFor(request);
      return database.write(async (to) => {
        const { id } = await known(to, request.params.id);
        await setWishSuspected(to, id, request.body.isSuspected);
        return wishAnswer(to, view, await known(to, id));
      });
    },

    'DELETE /wishes/:id': async (request) => {
      const { person } = signedInOf(request);
      await database.write(async (to) => {
        // Somebody else may have withdrawn it just now.
        if (!(await wishById(to, request.params.id))) return;
        await deleteWish(to, request.params.id);
        await note(to, person, 'withdrew-wish', { now: now() });
      });
    },

    'POST /wishes/csv': async (request) => {
      const { person } = signedInOf(request);
      const csv = await database.write(async (to) => {
        const file = await listFile(to, WISH_LIST, { siteUrl: settings.siteUrl, language: person.language });
        await note(to, person, 'exported-wishes', { now: now(), about: String(file.count) });
        return file.csv;
      });
      return { name: `wishes-${parisDay(now())}.csv`, csv };
    },
  });
}

async function known(from: Queries, id: number): Promise<KeptWish> {
  const wish = await wishById(from, id);
  if (!wish) throw new DeskError('notFound');
  return wish;
}

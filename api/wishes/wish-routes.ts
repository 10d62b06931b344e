import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listFile } from '../mail-links/list-file';
import { parisDay } from '../mail-links/paris-time';
import { publishedRow } from '../content/published/item-queries';
import type { Queries } from '../database/queries';
import { deleteWish, setWishSuspected, type KeptWish } from './wish-queries';
import { WISH_LIST } from './wish-list';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { signedInOf } from '../people/signed-in';
import { note } from '../desk/log-queries';
import { placeAfter } from '../database/paging';
import { countWishes, listWishes, noteTold, wishById } from './wish-lines';
import { wishAnswer, wishLine } from './wish-answer';
import { viewOfWishes } from './fitting-works';
import { writeWishMail } from './told-mail';
import { inTurn } from '../database/in-turn';
import { type Wish, wishRoutes } from '../newsletter/contract/subscribers';
import { addRoutes } from '../desk/add-routes';

export function addWishRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, settings, now } = services;
  const answer = async (from: Queries, request: FastifyRequest, wish: KeptWish): Promise<Wish> =>
    wishAnswer(from, await viewOfWishes(from, signedInOf(request).person.language, [wish]), wish);

  addRoutes(app, wishRoutes, {
    'GET /wishes': (request) => {
      const { q = '', after } = request.query;
      return database.read(async (from) => {
        const page = await listWishes(from, { words: q, after: placeAfter(after) });
        const view = await viewOfWishes(from, signedInOf(request).person.language, page.lines);
        const lines = await inTurn(page.lines, async (wish) => wishLine(from, view, wish));
        return { lines, next: page.next, count: await countWishes(from) };
      });
    },

    'GET /wishes/:id': (request) =>
      database.read(async (from) => answer(from, request, await known(from, request.params.id))),

    'POST /wishes/:id/mail': (request) => {
      const { name } = signedInOf(request).person;
      return database.write(async (to) => {
        const wish = await known(to, request.params.id);
        // Unconfirmed addresses must not be written to.
        if (wish.state === 'pending') throw new DeskError('notConfirmed');
        return writeWishMail(to, settings, { wish, works: request.body.works, by: name });
      });
    },

    'POST /wishes/:id/told': (request) => {
      return database.write(async (to) => {
        const wish = await known(to, request.params.id);
        for (const id of request.body.works)
          if (await publishedRow(to, { shelf: 'works', id }))
            await noteTold(to, wish.id, id, new Date(now()).toISOString());
        return answer(to, request, wish);
      });
    },

    'PATCH /wishes/:id': (request) => {
      return database.write(async (to) => {
        const { id } = await known(to, request.params.id);
        await setWishSuspected(to, id, request.body.isSuspected);
        return answer(to, request, await known(to, id));
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

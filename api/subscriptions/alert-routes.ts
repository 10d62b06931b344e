import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inLanguage } from '../../src/contract/in-language';
import { oneLine } from '../../src/contract/text/plain-lines';
import { routePath } from '../../src/routes/route-path';
import { addSummaries } from '../content/answers/parts';
import { textIn } from '../content/answers/view';
import type { Catalogue, Work } from '../content/published/catalogue-content';
import { publishedRow } from '../content/published/item-queries';
import { readPart } from '../content/published/part';
import { inTurn } from '../database/in-turn';
import { placeAfter, type Queries } from '../database/queries';
import { addRoutes } from '../desk/add-routes';
import { DeskError } from '../desk/desk-error';
import type { DeskServices } from '../desk/desk-services';
import { note } from '../desk/log-queries';
import { senderIn } from './link-mail';
import { keepLink, pageAddress } from './links';
import { CONSENT_COLUMNS, downloadOf, type List, stateOf } from './list-file';
import { parisMoment } from './paris-time';
import { type Wish, wishRoutes, type WrittenMail } from './contract/subscribers';
import { signedInOf } from '../people/signed-in';
import type { ApiSettings } from '../settings';
import { viewOfWishes } from './fitting-works';
import { wishAnswer, wishLine } from './answers';
import { allWishes, countWishes, type KeptWish, listWishes, noteTold, wishById } from './alert-queries';
import { quoted } from './confirmation';
import { setSuspected, withdraw } from './consents';

export function addWishRoutes(app: FastifyInstance, services: DeskServices): void {
  const { database, settings, now } = services;
  const download = downloadOf(services, WISH_LIST);
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
        await setSuspected(to, { wish: id }, request.body.isSuspected);
        return answer(to, request, await known(to, id));
      });
    },

    'DELETE /wishes/:id': async (request) => {
      const { person } = signedInOf(request);
      await database.write(async (to) => {
        // Somebody else may have withdrawn it just now.
        if (!(await wishById(to, request.params.id))) return;
        await withdraw(to, { wish: request.params.id });
        await note(to, person, 'withdrew-wish', { now: now() });
      });
    },

    'POST /wishes/csv': (request) => download(signedInOf(request).person),
  });
}

async function known(from: Queries, id: number): Promise<KeptWish> {
  const wish = await wishById(from, id);
  if (!wish) throw new DeskError('notFound');
  return wish;
}

const EN = {
  subject: 'Something like what you were looking for',
  hello: 'Hello,',
  wished: 'You asked us to write when something like this arrives:',
  here: 'It may be here:',
  withdraw: 'If you no longer want to be told, withdraw the wish on this page:',
  regards: 'Kind regards,',
};
const WORDS = {
  en: EN,
  fr: {
    subject: 'Une pièce proche de celle que vous cherchiez',
    hello: 'Bonjour,',
    wished: 'Vous nous avez demandé de vous prévenir lorsqu’une pièce semblable arrive\u202f:',
    here: 'La voici peut-être\u202f:',
    withdraw: 'Si vous ne souhaitez plus être prévenu, retirez le souhait sur cette page\u202f:',
    regards: 'Bien à vous,',
  },
};

interface Written {
  wish: KeptWish;
  /** Their ids. */
  works: readonly string[];
  by: string;
}

/**
 * For an editor to send, in the visitor's language, with a new link to withdraw. Call it in a write.
 * @throws DeskError where none of the works is there
 */
async function writeWishMail(
  to: Queries,
  settings: Pick<ApiSettings, 'siteUrl' | 'apiPublicUrl'>,
  { wish, works, by }: Written,
): Promise<WrittenMail> {
  const { email, locale, id } = wish;
  const { catalogue } = await readPart(to, (part) => addSummaries(part, 'works', works));
  const chosen = works.flatMap((one) => catalogue.works.get(one) ?? []);
  if (chosen.length === 0) throw new DeskError('invalid', { fields: ['works'] });
  const { site, siteUrl } = await senderIn(to, settings);
  const words = inLanguage(WORDS, locale);
  const token = await keepLink(to, { purpose: 'withdraw', email, wish: id });
  const text = [
    words.hello,
    `${words.wished}\n${quoted(wish.wish)}`,
    words.here,
    ...chosen.map((work) => workLines(catalogue, wish, work, siteUrl)),
    `${words.withdraw}\n${pageAddress(siteUrl, 'wishes', 'withdraw', { token, locale })}`,
    `${words.regards}\n${by}\n${site.name}`,
  ].join('\n\n');
  return { to: email, subject: words.subject, text: `${text}\n` };
}

function workLines(catalogue: Catalogue, { locale }: KeptWish, work: Work, siteUrl: string): string {
  const view = { catalogue, lang: locale };
  const creators = work.creators.flatMap((id) => catalogue.creators.get(id)?.name ?? []);
  const date = work.date && textIn(view, work.date);
  const head = [[...creators, textIn(view, work.title)].join(', '), date, work.reference].filter(Boolean);
  return `${oneLine(head.join(', '))}\n${siteUrl}${routePath('works-slug', locale, { slug: textIn(view, work.slug) })}`;
}

const WISH_LIST: List<KeptWish> = {
  ...{ subject: 'wishes', name: 'wishes', act: 'exported-wishes' },
  read: allWishes,
  wishOf: ({ id }) => id,
  columns: [
    [{ en: 'email', fr: 'e-mail' }, ({ email }) => email],
    [{ en: 'language', fr: 'langue' }, ({ locale }) => locale],
    [{ en: 'wish', fr: 'souhait' }, ({ wish }) => wish],
    [{ en: 'work', fr: 'œuvre' }, ({ work }) => work],
    [{ en: 'creator', fr: 'créateur' }, ({ creator }) => creator],
    [{ en: 'type', fr: 'type' }, ({ type }) => type],
    [{ en: 'state', fr: 'état' }, stateOf],
    [{ en: 'asked', fr: 'demandé le' }, ({ made_at }) => parisMoment(made_at)],
    ...CONSENT_COLUMNS,
    [{ en: 'withdraw', fr: 'retirer' }, ({ withdrawAddress }) => withdrawAddress],
  ],
};

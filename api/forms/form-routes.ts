import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { type Static, type TObject, Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import {
  ContactBody,
  FormAnswer,
  isSuspected,
  SubscribeBody,
  WishBody,
} from '../../src/contract/forms/forms';
import { phoneFault } from '../../src/contract/forms/phone';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import { responses } from '../content/answers/view';
import type { ReadPart } from '../content/published/part';
import type { GalleryDatabase } from '../database/database';
import type { Queries } from '../database/queries';
import { ApiError, invalidFields } from '../http/api-error';
import { formAnswer, languageOf } from '../http/form-answer';
import type { GeneralMessage } from '../http/general-messages';
import { limitNetworks } from '../http/network-limit';
import { isOwnOrigin } from '../http/origins';
import { queueMail } from '../mail/mail-queries';
import { enquiryMail } from '../messages/message-mail';
import { keepMessage } from '../messages/message-queries';
import { subscriptionKeeper } from '../subscriptions/newsletter';
import { wishKeeper } from '../subscriptions/alerts';
import { arrangedPage, arrangedWorks, findNamed, requireKnown } from './enquired';
import { postOf, tidyBody } from './tidy-body';
import { isRepeated, keepPost, KeyHeader } from './post-queries';

export async function addFormRoutes(app: FastifyInstance, services: ApiServices): Promise<void> {
  const { readPart, database, settings, mailer } = services;
  const subscribe = subscriptionKeeper(services);
  const keepWish = wishKeeper(services);
  // Before the rate limit, which posts from other sites must not use up.
  app.addHook('onRequest', async (request) => {
    if (!(await isOwnOrigin(request, services))) throw new ApiError(403, 'foreignOrigin');
  });
  await app.register(formbody);
  await app.register(rateLimit, { global: false });
  app.addHook('onRequest', limitNetworks(app, settings.formRate, 'tooMany'));

  addFormRoute(app, database, {
    path: FORM_PATHS.subscribe,
    body: SubscribeBody,
    summary:
      'Subscribe to the newsletter; confirmed by mail where there is a mail server. A second subscription of an address keeps one',
    success: 'subscribed',
    next: async () => (mailer ? { success: 'toConfirm', next: ['confirmByMail'] } : { next: [] }),
    keep: async (body, locale) => async (statements) => {
      const { email, name, is_profesional: isProfessional } = body;
      return subscribe(statements, { email, name, isProfessional, isSuspected: isSuspected(body) }, locale);
    },
    kept: () => mailer?.wake(),
  });
  addFormRoute(app, database, {
    path: FORM_PATHS.contact,
    body: ContactBody,
    summary:
      'Send a message to the gallery, maybe about a work, about those of a selection, or about an event',
    success: 'messageSent',
    next: async (fields, isPlain) => ({
      next: [
        ...(isPlain ? await leftOut(readPart, fields) : []),
        ...(mailer && fields.newsletter ? (['confirmNewsletter'] as const) : []),
      ],
    }),
    keep: async (body, locale, isPlain) => {
      const { name, email, newsletter, inquiry_by, phone } = body;
      if (inquiry_by === 'phone') {
        const fault = phone ? phoneFault(phone) : ({ kind: 'required' } as const);
        if (fault) throw invalidFields({ phone: fault });
      }
      // Without scripts a visitor cannot remove what the page's address names.
      const named = await findNamed(readPart, body);
      if (!isPlain) requireKnown(named);
      const about = named.known;
      const arranged = arrangedWorks(named.ids, body.arrangement);
      const { mailLanguage, siteUrl } = settings;
      const page = arranged && arrangedPage(arranged, about.works, mailLanguage);
      const arrangedAt = page && siteUrl + page;
      const mail = enquiryMail(mailLanguage, body, { ...about, arrangedAt }, locale);
      return async (statements) => {
        const suspected = { isSuspected: isSuspected(body) };
        const message = await keepMessage(statements, body, { ...about, ...suspected, arranged }, locale);
        if (newsletter)
          await subscribe(statements, { email, name, isProfessional: false, ...suspected }, locale);
        // Without a mail server no mail is queued, so that none is sent late once there is one.
        if (mailer) await queueMail(statements, { ...mail, message });
      };
    },
    kept: () => mailer?.wake(),
  });
  addFormRoute(app, database, {
    path: FORM_PATHS.wish,
    body: WishBody,
    summary:
      'Ask to be told when something like a work, of a creator or of a type comes; confirmed by mail where there is a mail server',
    success: 'wishKept',
    next: async () =>
      mailer ? { success: 'toConfirm', next: ['confirmWishByMail'] } : { next: ['wishKeptHere'] },
    keep: async (body, locale) => (statements) => keepWish(statements, body, locale),
    kept: () => mailer?.wake(),
  });
}

async function leftOut(
  readPart: ReadPart,
  { work, works, event }: Partial<ContactBody>,
): Promise<GeneralMessage[]> {
  const { unknown } = await findNamed(readPart, { work, works: works && [works].flat(), event });
  return [
    ...(unknown.work || unknown.works.length > 0 ? (['sentWithoutWorks'] as const) : []),
    ...(unknown.event ? (['sentWithoutEvent'] as const) : []),
  ];
}

interface FormRoute<T extends TObject> {
  path: string;
  body: T;
  summary: string;
  success: GeneralMessage;
  /** In place of the default answer. `isPlain`: sent by a browser without scripts. */
  next?(
    fields: Partial<Static<T>>,
    isPlain: boolean,
  ): Promise<{ success?: GeneralMessage; next: GeneralMessage[] }>;
  /** Returns the work of a database write; throws an ApiError for faults that the schema cannot find. */
  keep(
    body: Static<T>,
    locale: LocaleCode,
    isPlain: boolean,
  ): Promise<(statements: Queries) => Promise<void>>;
  kept?(): void;
}

const PLAIN_TYPE = 'application/x-www-form-urlencoded';

function addFormRoute<T extends TObject>(
  app: FastifyInstance,
  database: GalleryDatabase,
  { path, body, summary, success, next, keep, kept }: FormRoute<T>,
): void {
  const booleans = Object.entries(body.properties).flatMap(([name, { type }]) =>
    type === 'boolean' ? name : [],
  );
  const answer = async (request: FastifyRequest, fields: object) => {
    const left = await next?.(fields, isPlain(request));
    return formAnswer(request, left?.success ?? success, ...(left?.next ?? []));
  };

  const tidy = async (request: FastifyRequest) => {
    request.body = tidyBody(request.body, booleans, isPlain(request));
  };

  const schema = {
    tags: ['Forms'],
    summary,
    consumes: ['application/json', PLAIN_TYPE],
    headers: Type.Object({
      'x-localization': Type.Optional(LocaleHeader),
      'idempotency-key': Type.Optional(KeyHeader),
    }),
    body,
    response: responses(FormAnswer, summary, [403, 413, 422, 429, 503]),
  };
  app.post(path, { schema, preValidation: tidy }, async (request) => {
    const fields = request.body as Static<T> & { email: string };
    const key = request.headers['idempotency-key'] as string | undefined;
    const post = postOf({ path, body: fields, key, isPlain: isPlain(request) });
    // Before any lookup: the item may have gone since the post was first sent.
    if (post && (await database.read((from) => isRepeated(from, post)))) return answer(request, fields);
    const keepFields = await keep(fields, languageOf(request), isPlain(request));
    await database.write(async (to) => {
      if (post) {
        if (await isRepeated(to, post)) return;
        await keepPost(to, post, Date.now());
      }
      await keepFields(to);
    });
    kept?.();
    return answer(request, fields);
  });
}

const isPlain = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith(PLAIN_TYPE) ?? false;

// Accepts any value: a form must not fail for the language of its messages.
const LocaleHeader = Type.String({ description: `Language of the messages: ${LOCALE_CODES.join(' or ')}` });

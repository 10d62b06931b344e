import formbody from '@fastify/formbody';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormAnswer, LinkBody } from '../../src/contract/forms/forms';
import { LINK_PATHS, type LinkPurpose, type LinkSubject } from '../../src/contract/forms/mail-links';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import { ApiError } from '../http/api-error';
import { formAnswer } from '../http/form-answer';
import type { GeneralMessage } from '../http/general-messages';
import { responses } from '../content/answers/view';
import type { Queries } from '../database/queries';
import { confirmSubscription, deleteSubscription } from '../newsletter/subscription-queries';
import { confirmWish, deleteWish } from '../wishes/wish-queries';
import { findLink, type Link } from './links';

type Tokens = { Querystring: LinkBody; Body: LinkBody | null | undefined };

type LiveLink = Link & { email: string };

/** In the words and the language that were shown; `at` is Unix ms. */
export interface Consent {
  words: string;
  locale: LocaleCode;
  at: number;
}

interface Subject {
  confirm: {
    summary: string;
    said: Said;
    do(to: Queries, link: LiveLink, consent: Consent): Promise<void>;
  };
  withdraw: {
    summary: string;
    said: Said;
    before: GeneralMessage;
    do(to: Queries, link: LiveLink): Promise<void>;
  };
  unknown: GeneralMessage;
}
type Said = readonly [message: GeneralMessage, next: GeneralMessage];

const SUBJECTS: Record<LinkSubject, Subject> = {
  newsletter: {
    confirm: {
      summary: 'Confirm a subscription to the newsletter by the token of its mail',
      said: ['confirmed', 'seeYouSoon'],
      do: (to, { email }, consent) => confirmSubscription(to, email, consent),
    },
    withdraw: {
      summary: 'Unsubscribe from the newsletter by the token of a mail; also by one click (RFC 8058)',
      said: ['withdrawn', 'addressDeleted'],
      before: 'withdrawnBefore',
      do: (to, { email }) => deleteSubscription(to, email),
    },
    unknown: 'unknownLink',
  },
  wishes: {
    confirm: {
      summary: 'Confirm by the token of its mail that one wants to be told when something wished for comes',
      said: ['wishConfirmed', 'wishAwaits'],
      do: (to, { wish }, consent) => confirmWish(to, wish, consent),
    },
    withdraw: {
      summary: 'Withdraw a wish by the token of a mail; also by one click (RFC 8058)',
      said: ['wishWithdrawn', 'wishDeleted'],
      before: 'wishDeletedBefore',
      do: (to, { wish }) => deleteWish(to, wish),
    },
    unknown: 'unknownWishLink',
  },
};

/** No origin check or rate limit: tokens cannot be guessed, and many one-click posts come from one mail provider. */
export async function addLinkRoutes(
  app: FastifyInstance,
  { database }: Pick<ApiServices, 'database'>,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(formbody);
  // One-click unsubscription may use this type (RFC 8058); the query says all that its body does.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );
  for (const [name, subject] of Object.entries(SUBJECTS) as [LinkSubject, Subject][])
    addSubject(app, database, name, subject);
}

function addSubject(
  app: FastifyInstance,
  database: ApiServices['database'],
  name: LinkSubject,
  { confirm, withdraw, unknown }: Subject,
): void {
  const linkOf = async (request: FastifyRequest<Tokens>, purpose: LinkPurpose): Promise<Link> => {
    const token = request.body?.token ?? request.query.token;
    const link = token && (await database.read((from) => findLink(from, { subject: name, purpose }, token)));
    if (!link) throw new ApiError(404, unknown);
    return link;
  };
  const paths = LINK_PATHS[name];

  app.post<Tokens>(paths.confirm, { schema: schemaOf(confirm.summary) }, async (request) => {
    const link = await linkOf(request, 'confirm');
    const { email, consent: words, locale } = link;
    if (email === null || words === null || locale === null) throw new ApiError(404, unknown);
    await database.write((to) => confirm.do(to, { ...link, email }, { words, locale, at: Date.now() }));
    return formAnswer(request, ...confirm.said);
  });
  app.post<Tokens>(paths.withdraw, { schema: schemaOf(withdraw.summary) }, async (request) => {
    const link = await linkOf(request, 'withdraw');
    const { email } = link;
    if (email === null) return formAnswer(request, withdraw.said[0], withdraw.before);
    await database.write((to) => withdraw.do(to, { ...link, email }));
    return formAnswer(request, ...withdraw.said);
  });
}

const schemaOf = (summary: string) => ({
  tags: ['Forms'],
  summary,
  consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  querystring: LinkBody,
  body: Type.Union([LinkBody, Type.Null()]),
  response: responses(FormAnswer, summary, [404, 413, 503]),
});

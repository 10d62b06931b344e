import formbody from '@fastify/formbody';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormAnswer, LinkBody } from '../../src/contract/forms/forms';
import { LINK_PATHS, type LinkPurpose, type LinkSubject } from '../../src/contract/forms/mail-links';
import type { ApiServices } from '../api-services';
import { ApiError } from '../http/api-error';
import { formAnswer } from '../http/form-answer';
import type { GeneralMessage } from '../http/general-messages';
import { responses } from '../content/answers/view';
import type { Queries } from '../database/queries';
import { confirm, type Consent, withdraw } from './consents';
import { findLink, type Link } from './links';

type Tokens = { Querystring: LinkBody; Body: LinkBody | null | undefined };

type LiveLink = Link & { email: string };

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
      do: (to, { email }, consent) => confirm(to, { subscriber: email }, consent),
    },
    withdraw: {
      summary: 'Unsubscribe from the newsletter by the token of a mail; also by one click (RFC 8058)',
      said: ['withdrawn', 'addressDeleted'],
      before: 'withdrawnBefore',
      do: (to, { email }) => withdraw(to, { subscriber: email }),
    },
    unknown: 'unknownLink',
  },
  wishes: {
    confirm: {
      summary: 'Confirm by the token of its mail that one wants to be told when something wished for comes',
      said: ['wishConfirmed', 'wishAwaits'],
      do: (to, { wish }, consent) => confirm(to, { wish }, consent),
    },
    withdraw: {
      summary: 'Withdraw a wish by the token of a mail; also by one click (RFC 8058)',
      said: ['wishWithdrawn', 'wishDeleted'],
      before: 'wishDeletedBefore',
      do: (to, { wish }) => withdraw(to, { wish }),
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
  { confirm: confirming, withdraw: withdrawing, unknown }: Subject,
): void {
  const linkOf = async (request: FastifyRequest<Tokens>, purpose: LinkPurpose): Promise<Link> => {
    const token = request.body?.token ?? request.query.token;
    const link = token && (await database.read((from) => findLink(from, { subject: name, purpose }, token)));
    if (!link) throw new ApiError(404, unknown);
    return link;
  };
  const paths = LINK_PATHS[name];

  app.post<Tokens>(paths.confirm, { schema: schemaOf(confirming.summary) }, async (request) => {
    const link = await linkOf(request, 'confirm');
    const { email, consent: words, locale } = link;
    if (email === null || words === null || locale === null) throw new ApiError(404, unknown);
    await database.write((to) => confirming.do(to, { ...link, email }, { words, locale, at: Date.now() }));
    return formAnswer(request, ...confirming.said);
  });
  app.post<Tokens>(paths.withdraw, { schema: schemaOf(withdrawing.summary) }, async (request) => {
    const link = await linkOf(request, 'withdraw');
    const { email } = link;
    if (email === null) return formAnswer(request, withdrawing.said[0], withdrawing.before);
    await database.write((to) => withdrawing.do(to, { ...link, email }));
    return formAnswer(request, ...withdrawing.said);
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

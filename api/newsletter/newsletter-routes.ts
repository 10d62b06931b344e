import formbody from '@fastify/formbody';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FormAnswer, LinkBody } from '../../src/contract/forms/forms';
import { NEWSLETTER_PATHS, type LinkPurpose } from '../../src/contract/forms/newsletter';
import type { ApiServices } from '../api-services';
import { ApiError } from '../http/api-error';
import { formAnswer } from '../http/form-answer';
import { responses } from '../routes/response-schemas';
import { confirmSubscription, deleteSubscription } from '../storage/tables/subscriptions';
import { findLink, type Link } from './links';

type Tokens = { Querystring: LinkBody; Body: LinkBody | null | undefined };

/**
 * What the links of the newsletter's mails are for. Whoever has the token may, from whatever page, and no limit counts these
 * calls: a token cannot be guessed, and the one-click posts of many readers come from the few machines of their mail provider.
 */
export async function addNewsletterRoutes(
  app: FastifyInstance,
  { database }: Pick<ApiServices, 'database'>,
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await app.register(formbody);
  // A mail program may post so (RFC 8058); what it says, it says in the address as well.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, {}),
  );

  const linkOf = async (request: FastifyRequest<Tokens>, purpose: LinkPurpose): Promise<Link> => {
    const token = request.body?.token ?? request.query.token;
    const link = token && (await database.read((from) => findLink(from, purpose, token)));
    if (!link) throw new ApiError(404, 'unknownLink');
    return link;
  };

  app.post<Tokens>(
    NEWSLETTER_PATHS.confirm,
    { schema: schemaOf('Confirm a subscription to the newsletter by the token of its mail') },
    async (request) => {
      const { email, consent, locale } = await linkOf(request, 'confirm');
      if (email === null || consent === null || locale === null) throw new ApiError(404, 'unknownLink');
      await database.write((to) =>
        confirmSubscription(to, email, { words: consent, locale, at: Date.now() }),
      );
      return formAnswer(request, 'confirmed', 'seeYouSoon');
    },
  );
  app.post<Tokens>(
    NEWSLETTER_PATHS.withdraw,
    {
      schema: schemaOf(
        'Unsubscribe from the newsletter by the token of a mail; also by one click (RFC 8058)',
      ),
    },
    async (request) => {
      const { email } = await linkOf(request, 'withdraw');
      if (email === null) return formAnswer(request, 'withdrawn', 'withdrawnBefore');
      await database.write((to) => deleteSubscription(to, email));
      return formAnswer(request, 'withdrawn', 'addressDeleted');
    },
  );
}

const schemaOf = (summary: string) => ({
  tags: ['Forms'],
  summary,
  consumes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  querystring: LinkBody,
  body: Type.Union([LinkBody, Type.Null()]),
  response: responses(FormAnswer, summary, [404, 413, 503]),
});

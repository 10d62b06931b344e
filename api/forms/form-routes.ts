import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { FORM_PATHS } from '../../src/contract/form-paths';
import { ContactBody, SubscribeBody } from '../../src/contract/forms';
import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { publishedWithSlug } from '../answers/view';
import type { ApiServices } from '../api-services';
import { ApiError, invalidFields } from '../http/api-error';
import type { Catalogue } from '../loading/catalogue';
import { keepMessage } from '../storage/messages';
import { keepSubscription } from '../storage/subscriptions';
import { addFormRoute } from './form-route';

/** The newsletter's and the contact form, with one rate limit for both. */
export async function addFormRoutes(
  app: FastifyInstance,
  { catalogue, database, settings }: ApiServices,
): Promise<void> {
  await app.register(formbody);
  await app.register(rateLimit, {
    max: settings.formRate,
    timeWindow: '1 minute',
    groupId: 'forms',
    errorResponseBuilder: () => new ApiError(429, 'tooMany'),
  });

  addFormRoute(app, {
    path: FORM_PATHS.subscribe,
    body: SubscribeBody,
    summary: 'Subscribe to the newsletter; a second subscription of an address changes nothing',
    success: 'subscribed',
    keep: ({ email, name, is_profesional: isProfessional }, locale) =>
      keepSubscription(database, { email, name, isProfessional }, locale),
  });
  addFormRoute(app, {
    path: FORM_PATHS.contact,
    body: ContactBody,
    summary: 'Send a message to the gallery, maybe about a work',
    success: 'messageSent',
    keep: (body, locale) => {
      const { name, email, newsletter, inquiry_by, phone, work } = body;
      if (inquiry_by === 'phone' && !phone) throw invalidFields({ phone: { kind: 'required' } });
      const workId = work && workIdOf(catalogue(), work);
      if (work && !workId) throw invalidFields({ work: { kind: 'invalid' } });
      keepMessage(database, body, workId, locale);
      if (newsletter) keepSubscription(database, { email, name, isProfessional: false }, locale);
    },
  });
}

/** The work with this slug in whichever language. */
function workIdOf(catalogue: Catalogue, slug: string): string | undefined {
  return LOCALE_CODES.map((lang) => publishedWithSlug({ catalogue, lang }, catalogue.works, slug)?.id).find(
    Boolean,
  );
}

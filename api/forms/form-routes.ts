import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { FORM_PATHS } from '../../src/contract/form-paths';
import { ContactBody, SubscribeBody } from '../../src/contract/forms';
import type { ApiServices } from '../api-services';
import { ApiError, invalidFields } from '../http/api-error';
import { messageMail, type MailHead } from '../mail/message-mail';
import type { ApiSettings } from '../settings';
import { keepMessage } from '../storage/messages';
import { keepSubscription } from '../storage/subscriptions';
import { enquiredWorks } from './enquired-works';
import { addFormRoute } from './form-route';

/** The newsletter's and the contact form, with one rate limit for both. */
export async function addFormRoutes(
  app: FastifyInstance,
  { catalogue, database, settings, mailer }: ApiServices,
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
      database.write((statements) => keepSubscription(statements, { email, name, isProfessional }, locale)),
  });
  addFormRoute(app, {
    path: FORM_PATHS.contact,
    body: ContactBody,
    summary: 'Send a message to the gallery, maybe about a work or about those of a selection',
    success: 'messageSent',
    keep: async (body, locale) => {
      const { name, email, newsletter, inquiry_by, phone } = body;
      if (inquiry_by === 'phone' && !phone) throw invalidFields({ phone: { kind: 'required' } });
      const current = catalogue();
      const about = enquiredWorks(current, body);
      await database.write((statements) => {
        keepMessage(statements, body, about, locale);
        if (newsletter) keepSubscription(statements, { email, name, isProfessional: false }, locale);
      });
      mailer?.send(messageMail(mailHead(settings, current.site.contact.email), body, about, locale));
    },
  });
}

const mailHead = ({ mailFrom, mailTo, mailLanguage }: ApiSettings, galleryEmail: string): MailHead => ({
  from: mailFrom || galleryEmail,
  to: mailTo || galleryEmail,
  language: mailLanguage,
});

import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { ContactBody, SubscribeBody } from '../../src/contract/forms/forms';
import type { ApiServices } from '../api-services';
import { ApiError, invalidFields } from '../http/api-error';
import { isOwnOrigin } from '../http/origins';
import { visitorNetwork } from '../http/visitor-network';
import { messageMail } from '../mail/message-mail';
import { subscriptionKeeper } from '../newsletter/subscribe';
import { queueMail } from '../storage/tables/mails';
import { keepMessage } from '../storage/tables/messages';
import { enquiredWorks } from './enquired-works';
import { addFormRoute } from './form-route';

/** The newsletter's and the contact form, for the site's own pages, with one rate limit for both. */
export async function addFormRoutes(app: FastifyInstance, services: ApiServices): Promise<void> {
  const { catalogue, database, settings, mailer } = services;
  const subscribe = subscriptionKeeper(services);
  // Before the limit, which another site must not use up for its visitors.
  app.addHook('onRequest', async (request) => {
    if (!isOwnOrigin(request, services)) throw new ApiError(403, 'foreignOrigin');
  });
  await app.register(formbody);
  await app.register(rateLimit, {
    max: settings.formRate,
    timeWindow: '1 minute',
    groupId: 'forms',
    keyGenerator: ({ ip }) => visitorNetwork(ip),
    errorResponseBuilder: () => new ApiError(429, 'tooMany'),
  });

  addFormRoute(app, database, {
    path: FORM_PATHS.subscribe,
    body: SubscribeBody,
    summary:
      'Subscribe to the newsletter; confirmed by mail where there is a mail server. A second subscription of an address keeps one',
    success: 'subscribed',
    next: () => (mailer ? { success: 'toConfirm', next: 'confirmByMail' } : undefined),
    keep:
      ({ email, name, is_profesional: isProfessional }, locale) =>
      (statements) =>
        subscribe(statements, { email, name, isProfessional }, locale),
    kept: () => mailer?.wake(),
  });
  addFormRoute(app, database, {
    path: FORM_PATHS.contact,
    body: ContactBody,
    summary: 'Send a message to the gallery, maybe about a work or about those of a selection',
    success: 'messageSent',
    next: ({ newsletter }) =>
      mailer && newsletter ? { success: 'messageSent', next: 'confirmNewsletter' } : undefined,
    keep: (body, locale) => {
      const { name, email, newsletter, inquiry_by, phone } = body;
      if (inquiry_by === 'phone' && !phone) throw invalidFields({ phone: { kind: 'required' } });
      const about = enquiredWorks(catalogue(), body);
      const mail = messageMail(settings.mailLanguage, body, about, locale);
      return (statements) => {
        const message = keepMessage(statements, body, about, locale);
        if (newsletter) subscribe(statements, { email, name, isProfessional: false }, locale);
        // Without a mail server nobody expects a mail, then or when there is one.
        if (mailer) queueMail(statements, { ...mail, message });
      };
    },
    kept: () => mailer?.wake(),
  });
}

import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { FORM_PATHS } from '../../src/contract/forms/form-paths';
import { phoneFault } from '../../src/contract/forms/phone';
import { ContactBody, isSuspected, SubscribeBody, WishBody } from '../../src/contract/forms/forms';
import type { ApiServices } from '../api-services';
import { ApiError, invalidFields } from '../http/api-error';
import type { GeneralMessage } from '../http/general-messages';
import { isOwnOrigin } from '../http/origins';
import { limitNetworks } from '../http/network-limit';
import type { ReadPart } from '../content/published/read-part';
import { enquiryMail } from '../messages/enquiry-mail';
import { subscriptionKeeper } from '../newsletter/subscribe';
import { queueMail } from '../mail/mail-queries';
import { keepMessage } from '../messages/keep-message';
import { wishKeeper } from '../wishes/keep-wish';
import { arrangedPage, arrangedWorks } from './arranged';
import { findNamed, requireKnown } from './enquired';
import { addFormRoute } from './form-route';

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

import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { Queries } from '../database/queries';
import { queueMail } from '../mail/mail-queries';
import { askedOf, keepSubscription, noteAsked, type Subscriber } from './subscription-queries';
import { senderIn, type Sender } from '../mail-links/link-mail';
import { keepLink } from '../mail-links/links';
import { mayWrite } from '../mail-links/may-write';
import { alreadySubscribedMail, confirmationMail, consentWords } from './newsletter-mail';

export type KeepSubscription = (
  statements: Queries,
  subscriber: Subscriber,
  locale: LocaleCode,
) => Promise<void>;

export function subscriptionKeeper(services: ApiServices): KeepSubscription {
  if (!services.mailer) return keepSubscription;
  return async (statements, subscriber, locale) =>
    askSubscriber(statements, subscriber, locale, await senderIn(statements, services.settings));
}

/** Mails unless that was done just now. Call it in a write; then wake the mailer. */
async function askSubscriber(
  statements: Queries,
  subscriber: Subscriber,
  locale: LocaleCode,
  sender: Sender,
  now = Date.now(),
): Promise<void> {
  const { email } = subscriber;
  await keepSubscription(statements, subscriber, locale, 'pending');
  const asked = await askedOf(statements, email);
  if (!asked || !mayWrite(asked, now)) return;
  await noteAsked(statements, email, now);
  const withdrawToken = await keepLink(statements, { email, purpose: 'withdraw' }, now);
  const parts = { email, locale, withdrawToken };
  if (asked.state === 'confirmed') return queueMail(statements, alreadySubscribedMail(sender, parts), now);
  const consent = consentWords(sender, locale);
  const confirmToken = await keepLink(statements, { email, purpose: 'confirm', consent, locale }, now);
  await queueMail(statements, confirmationMail(sender, { ...parts, confirmToken }), now);
}

import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { Statements } from '../storage/connection';
import { queueMail } from '../storage/tables/mails';
import {
  askedOf,
  keepSubscription,
  noteAsked,
  type Asked,
  type Subscriber,
} from '../storage/tables/subscriptions';
import { keepLink } from './links';
import { alreadySubscribedMail, confirmationMail, consentWords, type Sender } from './newsletter-mail';

const HOUR_MS = 60 * 60 * 1000;
/** Each pause between two mails to an address is so many times as long as the one before. */
const PAUSE_GROWTH = 4;

/** Keeps a subscription in a write, which is mailed about where there is a mail server. */
export type KeepSubscription = (statements: Statements, subscriber: Subscriber, locale: LocaleCode) => void;

/** How subscriptions are kept: to be confirmed by mail where there is a mail server, else as they come. */
export function subscriptionKeeper({ catalogue, settings, mailer }: ApiServices): KeepSubscription {
  if (!mailer) return keepSubscription;
  return (statements, subscriber, locale) => {
    const { siteUrl, apiPublicUrl } = settings;
    const sender = { site: catalogue().site, siteUrl, apiUrl: apiPublicUrl || siteUrl };
    askSubscriber(statements, subscriber, locale, sender);
  };
}

/**
 * Keeps who wants the newsletter until that is confirmed, and has the address written to. Nobody can have an address flooded:
 * after an hour it is written to again, then after 4, 16, 64, until it confirms. To be called in a write; then wake the mailer.
 */
function askSubscriber(
  statements: Statements,
  subscriber: Subscriber,
  locale: LocaleCode,
  sender: Sender,
  now = Date.now(),
): void {
  const { email } = subscriber;
  keepSubscription(statements, subscriber, locale, 'pending');
  const asked = askedOf(statements, email);
  if (!asked || !mayWrite(asked, now)) return;
  noteAsked(statements, email, now);
  const link = { email, consent: null, locale: null };
  const withdrawToken = keepLink(statements, { ...link, purpose: 'withdraw' }, now);
  const parts = { email, locale, withdrawToken };
  if (asked.state === 'confirmed') return queueMail(statements, alreadySubscribedMail(sender, parts), now);
  const consent = consentWords(sender, locale);
  const confirmToken = keepLink(statements, { ...link, purpose: 'confirm', consent, locale }, now);
  queueMail(statements, confirmationMail(sender, { ...parts, confirmToken }), now);
}

function mayWrite({ times, at }: Asked, now: number): boolean {
  if (times === 0 || at === null) return true;
  const waited = now - Date.parse(at);
  // Less than nothing: the clock was set back.
  return waited < 0 || waited >= HOUR_MS * PAUSE_GROWTH ** (times - 1);
}

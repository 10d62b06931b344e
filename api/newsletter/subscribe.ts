import type { InLanguages } from '../../src/contract/in-language';
import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { Queries } from '../database/queries';
import { linkMail, type MailParts, type Sender, senderIn, spoken } from '../mail-links/link-mail';
import { keepLink, mayWrite, pageAddress } from '../mail-links/links';
import type { Mail } from '../mail/mail';
import { queueMail } from '../mail/mail-queries';
import { askedOf, keepSubscription, type Subscriber } from './subscription-queries';
import { noteAsked } from '../mail-links/consents';

type KeepSubscription = (statements: Queries, subscriber: Subscriber, locale: LocaleCode) => Promise<void>;

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
  await noteAsked(statements, { subscriber: email }, now);
  const withdrawToken = await keepLink(statements, { email, purpose: 'withdraw' }, now);
  const parts = { email, locale, withdrawToken };
  if (asked.state === 'confirmed') return queueMail(statements, alreadySubscribedMail(sender, parts), now);
  const consent = consentWords(sender, locale);
  const confirmToken = await keepLink(statements, { email, purpose: 'confirm', consent, locale }, now);
  await queueMail(statements, confirmationMail(sender, { ...parts, confirmToken }), now);
}

export const consentWords = (sender: Sender, locale: LocaleCode): string => wordsOf(sender, locale).consent;

function confirmationMail(sender: Sender, parts: MailParts & { confirmToken: string }): Mail {
  const { locale, withdrawToken, confirmToken } = parts;
  const words = wordsOf(sender, locale);
  return linkMail(sender, parts, {
    subject: 'newsletter',
    title: words.confirmSubject,
    paragraphs: [
      words.hello,
      words.asked,
      pageAddress(sender.siteUrl, 'newsletter', 'confirm', { token: confirmToken, locale }),
      words.consent,
      words.ignore,
      pageAddress(sender.siteUrl, 'newsletter', 'withdraw', { token: withdrawToken, locale }),
    ],
  });
}

/** The page cannot say that an address is subscribed already, so this mail does. */
function alreadySubscribedMail(sender: Sender, parts: MailParts): Mail {
  const { locale, withdrawToken } = parts;
  const words = wordsOf(sender, locale);
  return linkMail(sender, parts, {
    subject: 'newsletter',
    title: words.knownSubject,
    paragraphs: [
      words.hello,
      words.known,
      words.withdraw,
      pageAddress(sender.siteUrl, 'newsletter', 'withdraw', { token: withdrawToken, locale }),
    ],
  });
}

const wordsOf = ({ site }: Sender, locale: LocaleCode): NewsletterWords =>
  spoken(NEWSLETTER_WORDS, locale, { name: site.name });

const EN = {
  confirmSubject: 'Please confirm your subscription to the newsletter',
  hello: 'Hello,',
  asked:
    'This address was given on the site of {name} to receive the newsletter. If it is yours and you want the newsletter, please confirm it on this page:',
  consent:
    'By confirming, you agree that {name} may write to you by email from time to time, until you unsubscribe.',
  ignore:
    'If you know nothing of this, you need not do anything: without confirmation the address is deleted after 30 days. To have it deleted at once, and to unsubscribe at any time, use this page:',
  knownSubject: 'This address is already subscribed to the newsletter',
  known:
    'This address was given once more on the site of {name} to receive the newsletter. It is subscribed already: there is nothing left to do.',
  withdraw: 'If you no longer want the newsletter, use this page at any time to unsubscribe:',
};
type NewsletterWords = typeof EN;

/** The confirmation page shows the same words of consent. */
const NEWSLETTER_WORDS: InLanguages<NewsletterWords> = {
  en: EN,
  fr: {
    confirmSubject: 'Confirmez votre inscription à la newsletter',
    hello: 'Bonjour,',
    asked:
      'Cette adresse a été indiquée sur le site de {name} pour recevoir la newsletter. Est-ce la vôtre, et souhaitez-vous recevoir la newsletter\u202f? Confirmez-le sur cette page\u202f:',
    consent:
      'En confirmant, vous acceptez que {name} vous écrive de temps à autre par e-mail, jusqu’à votre désinscription.',
    ignore:
      'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire\u202f: sans confirmation, l’adresse est supprimée au bout de 30 jours. Pour la supprimer dès maintenant, ou pour vous désinscrire à tout moment, utilisez cette page\u202f:',
    knownSubject: 'Cette adresse est déjà inscrite à la newsletter',
    known:
      'Cette adresse a été indiquée une nouvelle fois sur le site de {name} pour recevoir la newsletter. Elle y est déjà inscrite\u202f: il ne reste rien à faire.',
    withdraw:
      'Si vous ne souhaitez plus recevoir la newsletter, cette page permet à tout moment de vous désinscrire\u202f:',
  },
};

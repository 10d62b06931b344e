import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ApiServices } from '../api-services';
import type { Queries } from '../database/queries';
import { askToConfirm, type ConfirmedList, type ListWords } from './confirmation';
import { senderIn } from './link-mail';
import { mayWrite } from './links';
import { askedOf, keepSubscription, type Subscriber } from './newsletter-queries';

type KeepSubscription = (statements: Queries, subscriber: Subscriber, locale: LocaleCode) => Promise<void>;

/** With a mail server it mails as well, unless that was done just now. */
export function subscriptionKeeper(services: ApiServices): KeepSubscription {
  if (!services.mailer) return keepSubscription;
  return async (statements, subscriber, locale) => {
    const [now, { email }] = [Date.now(), subscriber];
    await keepSubscription(statements, subscriber, locale, 'pending');
    const asked = await askedOf(statements, email);
    if (!asked || !mayWrite(asked, now)) return;
    const sender = await senderIn(statements, services.settings);
    const asking = { asker: { subscriber: email }, email, locale, state: asked.state };
    await askToConfirm(statements, NEWSLETTER, sender, asking, now);
  };
}

const EN: ListWords = {
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
export const NEWSLETTER: ConfirmedList = {
  subject: 'newsletter',
  words: {
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
  },
};

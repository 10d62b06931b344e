import type { InLanguages } from '../../src/contract/in-language';

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
export type NewsletterWords = typeof EN;

/** The confirmation page shows the same words of consent. */
export const NEWSLETTER_WORDS: InLanguages<NewsletterWords> = {
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

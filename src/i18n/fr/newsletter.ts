import type { NewsletterPages } from '../newsletter-page';

/** Of the pages that links in the newsletter's mails lead to. */
export const NEWSLETTER: NewsletterPages = {
  confirm: {
    title: 'Confirmer votre inscription',
    description: 'L’inscription à la newsletter se confirme ici.',
    text: (name) =>
      `En confirmant, vous acceptez que ${name} vous écrive de temps à autre par e-mail, jusqu’à votre désinscription.`,
    button: 'Confirmer',
    incomplete:
      'L’adresse de cette page est incomplète. Ouvrez de nouveau le lien de notre e-mail, ou copiez-le en entier dans votre navigateur.',
  },
  withdraw: {
    title: 'Se désinscrire de la newsletter',
    description: 'La désinscription de la newsletter se fait ici.',
    text: () => 'Votre adresse est supprimée de notre liste, et nous ne vous écrivons plus.',
    button: 'Se désinscrire',
    incomplete:
      'L’adresse de cette page est incomplète. Ouvrez de nouveau le lien de notre e-mail, ou copiez-le en entier dans votre navigateur.',
  },
};

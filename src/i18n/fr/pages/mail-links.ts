import type { MailLinkPages } from '../../pages/forms/mail-link-page';

const incomplete =
  'L’adresse de cette page est incomplète. Ouvrez de nouveau le lien de notre e-mail, ou copiez-le en entier dans votre navigateur.';

export const MAIL_LINKS: MailLinkPages = {
  newsletter: {
    confirm: {
      title: 'Confirmer votre inscription',
      description: 'L’inscription à la newsletter se confirme ici.',
      text: (name) =>
        `En confirmant, vous acceptez que ${name} vous écrive de temps à autre par e-mail, jusqu’à votre désinscription.`,
      button: 'Confirmer',
      incomplete,
    },
    withdraw: {
      title: 'Se désinscrire de la newsletter',
      description: 'La désinscription de la newsletter se fait ici.',
      text: () => 'Votre adresse sera supprimée de notre liste, et nous ne vous écrirons plus.',
      button: 'Se désinscrire',
      incomplete,
    },
  },
  wishes: {
    confirm: {
      title: 'Confirmer votre souhait',
      description: 'Le souhait d’être prévenu de l’arrivée d’une pièce se confirme ici.',
      text: (name) =>
        `En confirmant, vous acceptez que ${name} vous écrive par e-mail lorsqu’une pièce semblable à celle que vous cherchez arrive.`,
      button: 'Confirmer',
      incomplete,
    },
    withdraw: {
      title: 'Retirer votre souhait',
      description: 'Le souhait d’être prévenu de l’arrivée d’une pièce se retire ici.',
      text: () => 'Le souhait sera supprimé, avec votre adresse, et nous ne vous écrirons pas à ce sujet.',
      button: 'Retirer',
      incomplete,
    },
  },
};

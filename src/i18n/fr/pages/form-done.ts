import type { FormDoneWords } from '../../pages/forms/form-done-page';

export const FORM_DONE: FormDoneWords = {
  slugs: {
    'message-sent': 'message-envoye',
    'message-sent-newsletter': 'message-envoye-newsletter',
    'message-sent-without-works': 'message-envoye-sans-oeuvres',
    'message-sent-without-works-newsletter': 'message-envoye-sans-oeuvres-newsletter',
    'message-sent-without-event': 'message-envoye-sans-evenement',
    'message-sent-without-event-newsletter': 'message-envoye-sans-evenement-newsletter',
    'message-sent-without-both': 'message-envoye-sans-les-deux',
    'message-sent-without-both-newsletter': 'message-envoye-sans-les-deux-newsletter',
    subscribed: 'inscription',
    'subscription-to-confirm': 'inscription-a-confirmer',
    'subscription-confirmed': 'inscription-confirmee',
    unsubscribed: 'desinscription',
    'unsubscribed-before': 'desinscription-deja-faite',
    'wish-kept': 'souhait-note',
    'wish-to-confirm': 'souhait-a-confirmer',
    'wish-confirmed': 'souhait-confirme',
    'wish-withdrawn': 'souhait-retire',
    'wish-withdrawn-before': 'souhait-deja-retire',
  },
  sentences: {
    messageSent: 'Message envoyé',
    sentWithoutWorks:
      'L’adresse de la page indiquait des œuvres qui ne sont pas, ou plus, à notre catalogue\u202f; votre message est arrivé sans elles.',
    sentWithoutEvent:
      'L’adresse de la page indiquait un évènement que nous ne connaissons pas, ou plus\u202f; votre message est arrivé sans lui.',
    confirmNewsletter:
      'Pour la newsletter, il reste une étape : pour confirmer votre inscription, ouvrez le lien de l’e-mail que nous venons de vous envoyer.',
    subscribed: 'Inscription réussie',
    toConfirm: 'Plus qu’une étape',
    confirmByMail:
      'Nous vous avons écrit. Ouvrez le lien de notre e-mail pour confirmer votre inscription. S’il n’arrive pas, regardez parmi les courriers indésirables.',
    confirmed: 'Votre inscription est confirmée',
    seeYouSoon: 'À bientôt.',
    withdrawn: 'Désinscription effectuée',
    addressDeleted: 'Votre adresse a été supprimée de notre liste.',
    withdrawnBefore:
      'L’adresse e-mail liée à ce lien a déjà été supprimée. Après une nouvelle inscription, utilisez le lien d’un e-mail plus récent.',
    wishKept: 'Votre souhait est noté',
    wishKeptHere:
      'La galerie le conserve et vous écrira si une pièce semblable arrive. Pour le retirer, écrivez-nous.',
    confirmWishByMail:
      'Nous vous avons écrit. Ouvrez le lien de notre e-mail pour confirmer que vous souhaitez être prévenu. S’il n’arrive pas, regardez parmi les courriers indésirables.',
    wishConfirmed: 'Votre souhait est confirmé',
    wishAwaits: 'Nous vous écrirons si une pièce semblable arrive.',
    wishWithdrawn: 'Votre souhait est retiré',
    wishDeleted: 'Il a été supprimé, avec votre adresse.',
    wishDeletedBefore: 'Le souhait de ce lien a déjà été supprimé.',
  },
};

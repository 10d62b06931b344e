import type { InLanguages } from './in-language';

const EN = {
  invalidFields: 'Some fields are not valid.',
  notFound: 'There is nothing at this address.',
  expired: 'This preview has expired.',
  unreadable: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  foreignOrigin:
    'Forms are taken from the gallery’s own pages only. Please open its site and send the form there.',
  otherContents:
    'This form was sent before with other contents. Please load the page again and send it once more.',
  tooMany: 'Too many messages in a short time. Please try again in a minute.',
  tooManyGuesses: 'Too many previews that do not exist were asked for. Please try again in a minute.',
  busy: 'Our server is busy at the moment. Please try again in a few seconds.',
  unexpected: 'There was an unexpected error on our server, please check back later.',
  subscribed: 'Subscription successful',
  messageSent: 'Message sent',
};
export type GeneralMessage = keyof typeof EN;

/** What the API says as a whole, beside the messages of single fields. */
export const GENERAL_MESSAGES: InLanguages<Record<GeneralMessage, string>> = {
  en: EN,
  fr: {
    invalidFields: 'Certains champs ne sont pas valides.',
    notFound: 'Il n’y a rien à cette adresse.',
    expired: 'Cet aperçu a expiré.',
    unreadable: 'La requête n’a pas pu être lue.',
    tooLarge: 'La requête est trop volumineuse.',
    foreignOrigin:
      'Les formulaires ne sont acceptés que depuis les pages de la galerie. Ouvrez son site et envoyez le formulaire depuis celui-ci.',
    otherContents:
      'Ce formulaire a déjà été envoyé avec un autre contenu. Rechargez la page, puis envoyez-le de nouveau.',
    tooMany: 'Trop d’envois en peu de temps. Veuillez réessayer dans une minute.',
    tooManyGuesses: 'Trop d’aperçus inexistants ont été demandés. Veuillez réessayer dans une minute.',
    busy: 'Notre serveur est momentanément occupé. Veuillez réessayer dans quelques secondes.',
    unexpected: 'Il semble qu’il y ait eu une erreur inattendue sur notre serveur.',
    subscribed: 'Inscription réussie',
    messageSent: 'Message envoyé',
  },
};

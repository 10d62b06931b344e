import type { InLanguages } from '../../src/contract/in-language';

const EN = {
  invalidFields: 'Some fields are not valid.',
  notFound: 'There is nothing at this address.',
  expired: 'This preview has expired.',
  unreadable: 'The request could not be read.',
  tooLarge: 'The request is too large.',
  foreignOrigin:
    'Forms are accepted from the gallery’s own pages only. Please open its site and send the form there.',
  otherContents:
    'This form was sent before with different content. Please load the page again and send it once more.',
  tooMany: 'Too many messages in a short time. Please try again in a minute.',
  tooManyWishes:
    'We have written to this address several times without an answer, so nothing new has been noted. Please open the links in our emails to confirm what was asked for, then send this form again; or try again later, or write to us.',
  roomGone:
    'This room is not open: its address may be incomplete, it may have expired, or the gallery has closed it. Please write to us or call, and we will gladly show you the pieces.',
  wrongCode: 'This code does not open the room. Please look at it once more, or ask us for it.',
  tooManyCodes: 'Too many wrong codes were tried. Please wait a quarter of an hour, or ask us.',
  tooManyRooms: 'Too many requests for rooms that are not open. Please try again in a minute.',
  previewOnly: 'This is how your client sees the room: nothing is sent from here.',
  tooManyGuesses: 'Too many previews that do not exist were asked for. Please try again in a minute.',
  busy: 'Our server is busy at the moment. Please try again in a few seconds.',
  unwritable:
    'Our server can take nothing in at the moment, so this has not reached us. Please write to us or call, or try again later.',
  unexpected: 'There was an unexpected error on our server, please check back later.',
  subscribed: 'Subscription successful',
  messageSent: 'Message sent',
  toConfirm: 'One step is left',
  confirmByMail:
    'We have written to you. Open the link in our email to confirm your subscription. If nothing comes, please look in your spam folder.',
  confirmNewsletter:
    'For the newsletter one step is left: to confirm your subscription, open the link in the email that we have sent you.',
  sentWithoutWorks:
    'The address of the page named works that are not, or no longer, in our catalogue; your message reached us without them.',
  sentWithoutEvent:
    'The address of the page named an event that is not, or no longer, in our programme; your message reached us without it.',
  wishKept: 'We have noted your wish',
  wishKeptHere:
    'The gallery keeps it and will write to you when something like what you are looking for arrives. To withdraw it, please write to us.',
  confirmWishByMail:
    'We have written to you. Open the link in our email to confirm that you want to be told. If nothing comes, please look in your spam folder.',
  wishConfirmed: 'Your wish is confirmed',
  wishAwaits: 'We will write to you when something like what you are looking for arrives.',
  wishWithdrawn: 'Your wish is withdrawn',
  wishDeleted: 'It has been deleted, with your address.',
  wishDeletedBefore: 'The wish that this link belongs to has already been deleted.',
  unknownWishLink:
    'This link is not valid: it is incomplete, its 30 days are over, or the wish it belongs to has been deleted. To be told when something arrives, please ask again; to withdraw a wish, use the link in another email or write to us.',
  confirmed: 'Your subscription is confirmed',
  seeYouSoon: 'See you soon.',
  withdrawn: 'You are unsubscribed',
  addressDeleted: 'Your address has been deleted from our list.',
  withdrawnBefore:
    'The address that this link belongs to has already been deleted. If you have subscribed again since, please use the link in a newer email.',
  unknownLink:
    'This link is not valid: it is incomplete, its 30 days are over, or the address it belongs to has been deleted. To receive the newsletter, please subscribe again; to unsubscribe, use the link in another email or write to us.',
};
export type GeneralMessage = keyof typeof EN;

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
    tooManyWishes:
      'Nous avons écrit plusieurs fois à cette adresse sans réponse\u202f: rien de nouveau n’a été noté. Ouvrez les liens de nos e-mails pour confirmer ce qui a été demandé, puis renvoyez ce formulaire\u202f; ou réessayez plus tard, ou écrivez-nous.',
    roomGone:
      'Ce salon n’est pas ouvert\u202f: son adresse est peut-être incomplète, son temps est passé, ou la galerie l’a fermé. Écrivez-nous ou appelez-nous\u202f: nous vous montrerons volontiers les pièces.',
    wrongCode: 'Ce code n’ouvre pas le salon. Vérifiez-le, ou demandez-le-nous.',
    tooManyCodes:
      'Trop de codes erronés ont été essayés. Attendez un quart d’heure, ou adressez-vous à nous.',
    tooManyRooms: 'Trop de salons fermés ont été demandés. Veuillez réessayer dans une minute.',
    previewOnly: 'C’est ainsi que votre client voit le salon\u202f: rien n’est envoyé d’ici.',
    tooManyGuesses: 'Trop d’aperçus inexistants ont été demandés. Veuillez réessayer dans une minute.',
    busy: 'Notre serveur est momentanément occupé. Veuillez réessayer dans quelques secondes.',
    unwritable:
      'Notre serveur ne peut rien enregistrer pour le moment\u202f: cet envoi ne nous est pas parvenu. Écrivez-nous ou appelez-nous, ou réessayez plus tard.',
    unexpected: 'Il semble qu’il y ait eu une erreur inattendue sur notre serveur.',
    subscribed: 'Inscription réussie',
    messageSent: 'Message envoyé',
    toConfirm: 'Plus qu’une étape',
    confirmByMail:
      'Nous vous avons écrit. Ouvrez le lien de notre e-mail pour confirmer votre inscription. S’il n’arrive pas, regardez parmi les courriers indésirables.',
    confirmNewsletter:
      'Pour la newsletter, il reste une étape : pour confirmer votre inscription, ouvrez le lien de l’e-mail que nous venons de vous envoyer.',
    sentWithoutWorks:
      'L’adresse de la page indiquait des œuvres qui ne sont pas, ou plus, à notre catalogue\u202f; votre message est arrivé sans elles.',
    sentWithoutEvent:
      'L’adresse de la page indiquait un évènement que nous ne connaissons pas, ou plus\u202f; votre message est arrivé sans lui.',
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
    unknownWishLink:
      'Ce lien n’est pas valable\u202f: il est incomplet, ses 30 jours sont passés, ou le souhait a été supprimé. Pour être prévenu, faites une nouvelle demande\u202f; pour retirer un souhait, utilisez le lien d’un autre e-mail ou écrivez-nous.',
    confirmed: 'Votre inscription est confirmée',
    seeYouSoon: 'À bientôt.',
    withdrawn: 'Désinscription effectuée',
    addressDeleted: 'Votre adresse a été supprimée de notre liste.',
    withdrawnBefore:
      'L’adresse e-mail liée à ce lien a déjà été supprimée. Après une nouvelle inscription, utilisez le lien d’un e-mail plus récent.',
    unknownLink:
      'Ce lien n’est pas valable : il est incomplet, ses 30 jours sont passés, ou l’adresse e-mail a été supprimée. Pour recevoir la newsletter, inscrivez-vous de nouveau ; pour vous désinscrire, utilisez le lien d’un autre e-mail ou écrivez-nous.',
  },
};

import type { EnquiryWords } from '../../pages/forms/enquiry-page';

export const ENQUIRY: EnquiryWords = {
  legend: 'Je souhaite',
  other: 'autre chose',
  subjects: {
    pictures: 'recevoir d’autres photographies',
    price: 'connaître le prix',
    visit: 'venir à la galerie',
  },
  lines: {
    pictures: (works) =>
      `Pourriez-vous m’envoyer d’autres photographies de ${works > 1 ? 'ces œuvres' : 'cette œuvre'}\u202f?`,
    price: (works) =>
      works > 1
        ? 'Pourriez-vous m’indiquer les prix de ces œuvres\u202f?'
        : 'Pourriez-vous m’indiquer le prix de cette œuvre\u202f?',
    visit: (works) => `Je souhaiterais voir ${works > 1 ? 'ces œuvres' : 'cette œuvre'} à la galerie.`,
  },
  reservation: 'Je souhaite réserver une place.',
  about: (works) =>
    works === 0
      ? 'Votre demande ne porte plus sur aucune œuvre'
      : `Votre demande porte sur ${works === 1 ? 'cette œuvre' : `${works} œuvres`}`,
  aboutEvent: 'Votre demande porte sur cet évènement',
  takeOut: 'retirer',
  putBack: 'remettre',
  onlyIn: (language) => `en ${language} seulement`,
  unread: 'Une œuvre dont le titre ne peut être chargé en ce moment',
  gone: (works) =>
    works === 1
      ? 'L’adresse de cette page indique une œuvre qui n’est pas, ou plus, à notre catalogue. Votre message est envoyé sans elle.'
      : `L’adresse de cette page indique ${works} œuvres qui ne sont pas, ou plus, à notre catalogue. Votre message est envoyé sans elles.`,
  eventGone:
    'L’adresse de cette page indique un évènement que nous ne connaissons pas, ou plus. Votre message est envoyé sans lui.',
};

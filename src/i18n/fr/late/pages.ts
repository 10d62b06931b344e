import type { PAGES as ENGLISH } from '../../en/late/pages';

export const PAGES: Record<keyof typeof ENGLISH, string> = {
  'creators.title': 'Créateurs',
  'events.title': 'Évènements',
  'event.reserve': 'réserver une place',
  'creator.works': 'œuvres',
  'creator.all-works': 'toutes les œuvres ({{count}})',

  'event.exhibited-works': 'Œuvres exposées',
  'event.featured-artists': 'Artistes présentés',
  'event.press-release': 'communiqué de presse',

  'press.title': 'Presse',
  'press.none': 'Il n’y a pas encore d’article à montrer ici.',
  'press.read-elsewhere': 'lire l’article',
  'press.cited-works': 'Œuvres citées',
  'press.cited-designers': 'Créateurs cités',
  'press.press-release': 'télécharger le PDF',
  'press.by': 'par {{author}}',

  'contact.address': 'Adresse',
  'contact.hours': 'Horaires',
  'contact.phone': 'Téléphone',
  'contact.email': 'E-mail',
  'contact.map': 'voir sur un plan',
  'contact.visit': 'venir à la galerie',

  'legal-notice.contents': 'Sommaire',

  'card.open': 'Code QR / vCard',
  'card.download': 'Télécharger la vCard',
  'card.qr': 'Code QR de cette page : {{address}}',

  'calendar.add': 'ajouter à l’agenda',
  'calendar.subscribe': 's’abonner au calendrier',
  'calendar.file': 'télécharger le calendrier',
};

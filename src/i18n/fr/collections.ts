import type { COLLECTIONS as ENGLISH } from '../en/collections';

export const COLLECTIONS: Record<keyof typeof ENGLISH, string> = {
  'nav.works': 'œuvres',
  'nav.creators': 'créateurs',
  'nav.events': 'évènements',
  'nav.press': 'presse',

  'works.types': 'Types d’œuvres',
  'works.availability': 'Disponibilité',
  'works.every': 'toutes les œuvres',
  'works.available': 'œuvres disponibles',
  'works.sold': 'œuvres vendues',
  'works.filter': 'filtrer',
  'works.show': 'afficher',
  'works.clear': 'tout afficher',
  'works.none-found': 'Aucune œuvre ne répond à tous ces critères.',
  'works.new': 'nouveautés',
  'works.all-new': 'toutes les nouveautés',
  'works.feed': 'suivre par flux',
  'works.none-sold': 'Aucune œuvre de ce type n’est vendue.',
  'works.none-available': 'Aucune œuvre de ce type n’est disponible en ce moment.',
  'works.none': 'Il n’y a pas encore d’œuvre à montrer ici.',
  'works.count_one': '{{count}} œuvre',
  'works.count_other': '{{count}} œuvres',
  'works.more': 'plus d’œuvres',
  'works.previous': 'œuvres précédentes',
  'works.loading': 'Chargement d’autres œuvres',
  'works.failed':
    'La suite ne peut pas être chargée pour l’instant. Vérifiez votre connexion, puis réessayez.',
  'works.retry': 'réessayer',
  'works.place': '{{first, number}} à {{last, number}} sur {{total, number}}',

  'creators.title': 'Créateurs',
  'creators.none': 'Il n’y a pas encore de créateur à montrer ici.',

  'creator.works': 'œuvres',

  'events.title': 'Évènements',
  'events.none': 'Il n’y a pas encore d’évènement à montrer ici.',
  'events.current': 'en ce moment',
  'events.coming': 'à venir',
  'events.past': 'passés',

  'event.exhibited-works': 'Œuvres exposées',
  'event.featured-artists': 'Artistes présentés',
  'event.press-release': 'communiqué de presse',
  'event.reserve': 'réserver une place',

  'press.title': 'Presse',
  'press.none': 'Il n’y a pas encore d’article à montrer ici.',
  'press.read-elsewhere': 'lire l’article',
  'press.cited-works': 'Œuvres citées',
  'press.cited-designers': 'Créateurs cités',
  'press.press-release': 'communiqué de presse',
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

  'wish.like': 'Prévenez-moi si une pièce semblable arrive',
  'wish.others': 'Prévenez-moi s’il en arrive d’autres',
};

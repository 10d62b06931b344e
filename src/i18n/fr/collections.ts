import type { COLLECTIONS as ENGLISH } from '../en/collections';

/** Of the lists and pages of works, creators, events, press, and of the contact page. */
export const COLLECTIONS: Record<keyof typeof ENGLISH, string> = {
  'works.all': 'tout',
  'works.title': 'Œuvres',
  'works.types': 'Types d’œuvres',
  'works.availability': 'Disponibilité',
  'works.every': 'toutes les œuvres',
  'works.available': 'œuvres disponibles',
  'works.sold': 'œuvres vendues',
  'works.none-sold': 'Aucune œuvre de ce type n’est vendue.',
  'works.none-available': 'Aucune œuvre de ce type n’est disponible en ce moment.',
  'works.none': 'Il n’y a pas encore d’œuvre à montrer ici.',
  'works.count_one': '{{count}} œuvre',
  'works.count_other': '{{count}} œuvres',
  'works.page': 'page {{number}}',
  'works.more': 'plus d’œuvres',
  'works.previous': 'œuvres précédentes',
  'works.loading': 'Chargement d’autres œuvres',
  'works.failed':
    'La suite ne peut pas être chargée pour l’instant. Vérifiez votre connexion, puis réessayez.',
  'works.retry': 'réessayer',
  'works.place': '{{first, number}} à {{last, number}} sur {{total, number}}',
  'works.description': 'Meubles et luminaires du XXe siècle à la galerie : {{title}}.',

  'creators.title': 'Créateurs',
  'creators.description': 'Les créateurs et ateliers dont la galerie montre les meubles et les luminaires.',
  'creators.none': 'Il n’y a pas encore de créateur à montrer ici.',

  'creator.works': 'œuvres',
  'creator.born': 'naissance en {{year}}',
  'creator.died': 'disparition en {{year}}',

  'events.title': 'Évènements',
  'events.description': 'Expositions, salons et conversations de la galerie.',
  'events.none': 'Il n’y a pas encore d’évènement à montrer ici.',
  'events.current': 'en ce moment',
  'events.coming': 'à venir',
  'events.past': 'passés',

  'event.on-view': 'En ce moment',
  'event.coming': 'À venir',
  'event.past': 'Évènement passé',
  'event.exhibited-works': 'Œuvres exposées',
  'event.featured-artists': 'Artistes présentés',
  'event.press-release': 'communiqué de presse',

  'press.title': 'Presse',
  'press.description': 'Ce que journaux et revues écrivent de la galerie.',
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

  'card.open': 'QR code / vCard',
  'card.download': 'Télécharger la vCard',
  'card.qr': 'QR code de cette page : {{address}}',

  'calendar.add': 'ajouter à l’agenda',
  'calendar.subscribe': 's’abonner au calendrier',
  'calendar.file': 'fichier du calendrier',
  'calendar.name': '{{gallery}} – évènements',
};

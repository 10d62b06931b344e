import type { LISTS as ENGLISH } from '../../en/late/lists';

export const LISTS: Record<keyof typeof ENGLISH, string> = {
  'works.types': 'Types d’œuvres',
  'works.availability': 'Disponibilité',
  'works.every': 'toutes les œuvres',
  'works.available': 'œuvres disponibles',
  'works.sold': 'œuvres vendues',
  'works.filter': 'filtrer',
  'works.show': 'afficher',
  'works.clear': 'tout afficher',
  'works.none-found': 'Aucune œuvre ne répond à tous ces critères.',
  'works.none-sold': 'Aucune œuvre de ce type n’est vendue.',
  'works.none-available': 'Aucune œuvre de ce type n’est disponible en ce moment.',
  'works.more': 'plus d’œuvres',
  'works.previous': 'œuvres précédentes',
  'works.loading': 'Chargement d’autres œuvres',
  'works.failed':
    'La suite ne peut pas être chargée pour l’instant. Vérifiez votre connexion, puis réessayez.',
  'works.retry': 'réessayer',
  'works.place': '{{first, number}} à {{last, number}} sur {{total, number}}',

  'works.none': 'Il n’y a pas encore d’œuvre à montrer ici.',
  'creators.none': 'Il n’y a pas encore de créateur à montrer ici.',
  'events.none': 'Il n’y a pas encore d’évènement à montrer ici.',
  'events.current': 'en ce moment',
  'events.coming': 'à venir',
  'events.past': 'passés',
  'nav.untranslated': 'Cette page n’existe pas en français ; voici ce que nous présentons en français.',
};

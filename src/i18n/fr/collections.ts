import type { COLLECTIONS as ENGLISH } from '../en/collections';

export const COLLECTIONS: Record<keyof typeof ENGLISH, string> = {
  'nav.works': 'œuvres',
  'nav.creators': 'créateurs',
  'nav.events': 'évènements',
  'nav.press': 'presse',

  'works.new': 'nouveautés',
  'works.all-new': 'toutes les nouveautés',
  'works.feed': 'suivre par flux',

  'works.count_one': '{{count}} œuvre',
  'works.count_other': '{{count}} œuvres',
  'creators.title': 'Créateurs',
  'events.title': 'Évènements',
  'event.reserve': 'réserver une place',
  'works.none': 'Il n’y a pas encore d’œuvre à montrer ici.',
  'creators.none': 'Il n’y a pas encore de créateur à montrer ici.',
  'events.none': 'Il n’y a pas encore d’évènement à montrer ici.',
  'events.current': 'en ce moment',
  'events.coming': 'à venir',
  'events.past': 'passés',

  'wish.like': 'Prévenez-moi si une pièce semblable arrive',
  'wish.others': 'Prévenez-moi s’il en arrive d’autres',
};

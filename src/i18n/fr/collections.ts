import type { COLLECTIONS as ENGLISH } from '../en/collections';

export const COLLECTIONS: Record<keyof typeof ENGLISH, string> = {
  'nav.works': 'œuvres',
  'nav.creators': 'créateurs',
  'nav.events': 'évènements',
  'nav.press': 'presse',

  'works.new': 'nouveautés',
  'works.feed': 's’abonner au flux',

  'works.count_one': '{{count}} œuvre',
  'works.count_other': '{{count}} œuvres',

  'wish.like': 'Prévenez-moi si une pièce semblable arrive',
  'wish.others': 'Prévenez-moi s’il en arrive d’autres',
};

import type { LISTED as ENGLISH } from '../../en/late/listed';

export const LISTED: Record<keyof typeof ENGLISH, string> = {
  'works.all': 'tout',
  'works.title': 'Œuvres',
  'works.creator': 'créateur',
  'works.decade': 'décennie',
  'works.material': 'matériau',
  'works.sort': 'ordre',
  'works.any-creator': 'tous les créateurs',
  'works.any-decade': 'toutes les décennies',
  'works.any-material': 'tous les matériaux',
  'works.by-gallery': 'ordre de la galerie',
  'works.by-newest': 'les plus récentes',
  'works.by-creator': 'par créateur',
  'works.by-date': 'par date',
  'works.page': 'page {{number}}',

  'creator.born': 'naissance en {{year}}',
  'creator.died': 'disparition en {{year}}',

  'event.on-view': 'En ce moment',
  'event.coming': 'À venir',
  'event.past': 'Évènement passé',

  'calendar.name': '{{gallery}} – évènements',
};

import type { HOME as ENGLISH } from '../../en/late/home';

export const HOME: Record<keyof typeof ENGLISH, string> = {
  'home.gallery': 'la galerie',
  'home.selected-works': 'choix d’œuvres',
  'home.now': 'En ce moment et bientôt',
  'home.creators': 'créateurs',
  'home.news': 'actualités',
  'home.newsletter': 'Recevez de temps à autre de nos nouvelles : {{newsletter}}.',
  'works.all-new': 'toutes les nouveautés',
};

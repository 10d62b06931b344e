import type { LISTS as ENGLISH } from '../../en/late/lists';

export const LISTS: Record<keyof typeof ENGLISH, string> = {
  'works.none': 'Il n’y a pas encore d’œuvre à montrer ici.',
  'creators.none': 'Il n’y a pas encore de créateur à montrer ici.',
  'events.none': 'Il n’y a pas encore d’évènement à montrer ici.',
  'events.current': 'en ce moment',
  'events.coming': 'à venir',
  'events.past': 'passés',
  'nav.untranslated': 'Cette page n’a pas été traduite en français ; voici la liste dont elle fait partie.',
};

import type { LINKS_EN } from '../../en/editing/links';

export const LINKS_FR: Record<keyof typeof LINKS_EN, string> = {
  'links.show': 'partager',
  'links.title': 'Un lien pour la montrer',
  'links.text':
    'Qui a le lien voit cette page telle qu’elle est écrite, publique ou non, et chaque changement à mesure que vous écrivez. Il est valable 7 jours\u202f; les moteurs de recherche ne la voient pas.',
  'links.language': 'langue de la page montrée',
  'links.make': 'Faire le lien',
  'links.made': 'Copiez-le maintenant\u202f: il ne sera plus affiché. Il est valable jusqu’au {time}.',
  'links.open': 'liens ouverts',
  'links.one': '{language}, jusqu’au {time}',
  'links.oneBy': '{language}, par {name}, jusqu’au {time}',
  'links.end': 'fermer ce lien',
};

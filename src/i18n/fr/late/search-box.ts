import type { SEARCH_BOX as ENGLISH } from '../../en/late/search-box';

export const SEARCH_BOX: Record<keyof typeof ENGLISH, string> = {
  'search.close': 'Fermer la recherche',
  'search.placeholder': 'Rechercher œuvres, créateurs, évènements ou mot-clé',
  'search.hint':
    'Les résultats viennent au fil de la saisie ; les touches fléchées mènent de l’un à l’autre.',
  'search.results-for': 'Résultats pour',
  'search.no-results-for': 'Aucun résultat pour',
  'search.quoted': '« {{words}} »',
  'works.decade-name': 'années {{decade}}',
  'search.count_one': '{{count}} résultat',
  'search.count_other': '{{count}} résultats',
  'search.found-in_one': 'Rien en {{own}} pour {{words}}, mais {{count}} résultat en {{other}}',
  'search.found-in_other': 'Rien en {{own}} pour {{words}}, mais {{count}} résultats en {{other}}',
  'search.taken': 'Recherche\u202f: {{taken}}, au lieu de {{typed}}',
  'search.taken-beside': 'Avec les œuvres des {{taken}}',
  'search.show-all': 'tout afficher ({{count}})',
  'search.all-works': 'toutes les œuvres',
  'search.all-creators': 'tous les créateurs',
  'search.loading': 'Chargement de la recherche',
  'search.failed':
    'La recherche est injoignable pour l’instant. Vérifiez votre connexion, puis réessayez ; votre saisie est conservée.',
  'search.retry': 'réessayer',
};

import type { SELECTION as ENGLISH } from '../../en/late/selection';

export const SELECTION: Record<keyof typeof ENGLISH, string> = {
  'selection.description': 'Les œuvres que vous avez réunies à la galerie.',
  'selection.take-out-named': 'Retirer {{title}} de la sélection',
  'selection.put-back-named': 'Remettre {{title}} dans la sélection',
  'selection.taken-out': 'retirée',
  'selection.count_one': '{{count}} œuvre dans la sélection',
  'selection.count_other': '{{count}} œuvres dans la sélection',
  'selection.empty':
    'Rien n’est encore réuni ici : le + à côté d’une œuvre la garde sur cet appareil, sans compte.',
  'selection.emptied': 'Votre sélection est vide.',
  'selection.clear': 'vider la sélection',
  'selection.restore': 'tout remettre',
  'selection.gone_one': '{{count}} œuvre n’est plus visible ici et reste de côté :',
  'selection.gone_other': '{{count}} œuvres ne sont plus visibles ici et restent de côté :',
  'selection.forget-gone_one': 'la retirer de la sélection',
  'selection.forget-gone_other': 'les retirer de la sélection',
  'selection.failed_one':
    '{{count}} œuvre ne peut pas être chargée pour l’instant. Vérifiez votre connexion, puis réessayez ; la sélection est conservée.',
  'selection.failed_other':
    '{{count}} œuvres ne peuvent pas être chargées pour l’instant. Vérifiez votre connexion, puis réessayez ; la sélection est conservée.',
  'selection.retry': 'réessayer',
  'selection.shared-title': 'Sélection partagée',
  'selection.shared': 'Quelqu’un partage ces œuvres avec vous. Votre propre sélection reste telle quelle.',
  'selection.shared-count_one': '{{count}} œuvre dans la sélection partagée',
  'selection.shared-count_other': '{{count}} œuvres dans la sélection partagée',
  'selection.shared-none': 'Aucune des œuvres que nomme cette adresse n’est visible ici.',
  'selection.add-all': 'Tout ajouter à ma sélection',
  'selection.all-in': 'Tout est dans ma sélection',
  'selection.see-own': 'voir ma sélection',
  'selection.share-title': 'Une sélection d’œuvres',
  'selection.needs-scripts':
    'Votre navigateur réunit lui-même les œuvres d’une sélection, et il lui faut pour cela JavaScript. Sans lui, vous pouvez voir toutes les œuvres, et la galerie répond à vos questions :',
};

import type { WORK as ENGLISH } from '../en/work';

export const WORK: Record<keyof typeof ENGLISH, string> = {
  'work.sold': 'vendu',
  'work.available': 'disponible',
  'work.back': 'Retour à la grille',
  'work.enquire': 'Se renseigner',
  'work.looking-for': 'Je recherche cette pièce',
  'work.pdf-sheet': 'fiche pdf',
  'work.print': 'imprimer',
  'work.printing': 'Impression en cours',
  'work.hd-images': 'images HD',
  'work.hd-image': 'image {{index}}',
  'work.hd-download': 'Télécharger l’image {{index}}',
  'work.description': 'description',
  'work.history': 'histoire',
  'work.bibliography': 'bibliographie',
  'work.credits': 'crédits',
  'work.related': 'Œuvres liées',
  'work.pictures': 'Images',
  'model.turn': 'en faire le tour',
  'model.room': 'chez vous',
  'model.floor': 'côte à côte',
  'work.picture-count': '{{index}} / {{count}}',

  'viewer.open': 'Image {{index}} en plein écran',
  'viewer.loading': 'Chargement de l’image',

  'scale.title': 'à l’échelle',

  'sheet.failed':
    'La fiche n’a pas pu être faite. Réessayez plus tard, ou imprimez-la depuis sa propre page :',
  'sheet.to-page': 'ouvrir la page de la fiche',

  'downloads.all': 'Télécharger toutes les images HD',
  'downloads.size': 'ZIP, {{size}}',
  'downloads.failed': 'Les images n’ont pas pu être téléchargées. Vérifiez votre connexion, puis réessayez.',

  'share.share': 'partager',
  'share.copied': 'lien copié',
  'share.by-hand': 'copiez cette adresse',

  'cite.copy': 'copier la référence',
  'cite.copied': 'référence copiée',
  'cite.by-hand': 'copiez cette référence',
};

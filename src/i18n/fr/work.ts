import type { WORK as ENGLISH } from '../en/work';

export const WORK: Record<keyof typeof ENGLISH, string> = {
  'work.sold': 'vendu',
  'work.available': 'disponible',
  'work.back': 'retour à la grille',
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
  'work.related': 'œuvres liées',
  'work.pictures': 'Images',
  'model.turn': 'en faire le tour',
  'model.room': 'chez vous',
  'work.picture-count': '{{index}} / {{count}}',
  'work.sheet-back': 'vers la page de l’œuvre',

  'viewer.open': 'Image {{index}} en plein écran',
  'viewer.loading': 'Chargement de l’image',

  'scale.title': 'à l’échelle',

  'sheet.qr': 'Code QR de la page de l’œuvre',
  'sheet.more-credits_one': 'et {{count}} autre sur la page de l’œuvre',
  'sheet.more-credits_other': 'et {{count}} autres sur la page de l’œuvre',
  'sheet.making': 'préparation de la fiche :',
  'sheet.percent': '{{percent}} %',
  'sheet.made': 'La fiche est prête : {{name}}',
  'sheet.made-without-picture':
    'L’image n’a pas pu être chargée, la fiche a donc été faite sans elle : {{name}}. Réessayez plus tard pour l’avoir avec l’image.',
  'sheet.failed':
    'La fiche n’a pas pu être faite. Réessayez plus tard, ou imprimez-la depuis sa propre page :',
  'sheet.to-page': 'ouvrir la page de la fiche',
  'sheet.failed-here':
    'Le fichier n’a pas pu être fait. Imprimez plutôt cette page : la fenêtre d’impression de votre navigateur permet de l’enregistrer en PDF.',

  'downloads.all': 'Télécharger toutes les images HD',
  'downloads.size': 'ZIP, {{size}}',
  'downloads.running': 'Téléchargement des images HD',
  'downloads.progress': '{{loaded}} sur {{total}}',
  'downloads.percent': '{{percent}} % téléchargés',
  'downloads.cancel': 'annuler',
  'downloads.cancelled': 'Le téléchargement a été annulé.',
  'downloads.done': 'Toutes les images sont dans le fichier zip « {{name}} ».',
  'downloads.missing_one':
    '{{names}} n’a pas pu être téléchargée. Les autres images sont dans le fichier zip ; réessayez pour les avoir toutes.',
  'downloads.missing_other':
    '{{names}} n’ont pas pu être téléchargées. Les autres images sont dans le fichier zip ; réessayez pour les avoir toutes.',
  'downloads.failed': 'Les images n’ont pas pu être téléchargées. Vérifiez votre connexion, puis réessayez.',
  'downloads.retry': 'réessayer',

  'share.share': 'partager',
  'share.copied': 'lien copié',
  'share.by-hand': 'copiez cette adresse',

  'cite.copy': 'copier la référence',
  'cite.copied': 'référence copiée',
  'cite.by-hand': 'copiez cette référence',
  'cite.consulted': '{{url}} (consulté le {{date}}).',
};

import type { WORK as ENGLISH, OF_WORK as ENGLISH_OF_WORK } from '../en/work';

/** Of a work’s page and of what visitors take away from it. */
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

/** What a work’s page is made of, and what opens on it. */
export const OF_WORK: Record<keyof typeof ENGLISH_OF_WORK, string> = {
  'work.price-on-request': 'prix sur demande',
  'work.pair': 'Paire',
  'work.set': 'Suite',
  'work.neighbours': 'Œuvres voisines',
  'work.edition': 'Édition {{name}}',
  'work.reference': 'Réf. {{reference}}',
  'work.height': 'H {{value}}',
  'work.width': 'L {{value}}',
  'work.depth': 'P {{value}}',
  'work.diameter': 'Ø {{value}}',
  'work.photographs': 'photographies',
  'work.sheet-title': '{{title}}, fiche',

  'viewer.label': 'Images : {{title}}',
  'viewer.position': 'Image {{index}} sur {{count}} : {{alt}}',
  'viewer.previous': 'précédente',
  'viewer.next': 'suivante',
  'viewer.zoom-in': 'agrandir',
  'viewer.zoom-out': 'réduire',
  'viewer.credit': 'Photographie : {{name}}',
  'viewer.failed': 'L’image n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'viewer.retry': 'réessayer',

  'scale.front': 'face',
  'scale.side': 'profil',
  'scale.centimetres': '{{value}} cm',
  'scale.inches': '{{value}} po',
  'scale.length_one': '{{cm}} cm ({{inches}} pouce)',
  'scale.length_other': '{{cm}} cm ({{inches}} pouces)',
  'scale.height': 'hauteur {{value}}',
  'scale.width': 'largeur {{value}}',
  'scale.depth': 'profondeur {{value}}',
  'scale.diameter': 'diamètre {{value}}',
  'scale.floor': 'au sol',
  'scale.table': 'sur une table de {{height}} cm',
  'scale.wall': 'au mur, le milieu à {{height}} cm',
  'scale.ceiling': 'pendant d’un plafond à {{height}} cm',
  'scale.text': 'À côté d’une personne de {{person}} cm, {{place}} : {{measures}}',

  'credits.file-name': 'crédits.txt',
  'credits.images': 'Images',
  'credits.photograph': 'Photographie : {{name}}',
  'credits.missing': 'Images qui n’ont pas pu être téléchargées',
  'credits.credits': 'Crédits',
  'credits.role': '{{role}} : {{name}}',
  'credits.terms':
    'Merci de citer le nom du photographe et celui de {{gallery}} partout où vous utilisez ces images.',
};

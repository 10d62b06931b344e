import type { OF_WORK as ENGLISH } from '../../en/late/of-work';

export const OF_WORK: Record<keyof typeof ENGLISH, string> = {
  'work.price-on-request': 'prix sur demande',
  'work.pair': 'Paire',
  'work.set': 'Suite',
  'work.neighbours': 'Œuvres voisines',
  'work.edition': 'Édition {{name}}',
  'work.reference': 'Réf. {{reference}}',
  'work.height': 'H\u00a0{{value}}',
  'work.width': 'L\u00a0{{value}}',
  'work.depth': 'P\u00a0{{value}}',
  'work.diameter': 'Ø\u00a0{{value}}',
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
  'scale.centimetres': '{{value}}\u00a0cm',
  'scale.inches': '{{value}}\u00a0po',
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
  'downloads.retry': 'réessayer',

  'cite.consulted': '{{url}} (consulté le {{date}}).',

  'credits.file-name': 'crédits.txt',
  'credits.images': 'Images',
  'credits.photograph': 'Photographie : {{name}}',
  'credits.missing': 'Images qui n’ont pas pu être téléchargées',
  'credits.credits': 'Crédits',
  'credits.role': '{{role}} : {{name}}',
  'credits.terms':
    'Merci de citer le nom du photographe et celui de {{gallery}} partout où vous utilisez ces images.',
  'site.sheet-first-line': 'meubles',
  'site.sheet-second-line': 'et lumières',
  'work.sheet-back': 'vers la page de l’œuvre',
  'file.pixels': '{{width}} × {{height}} px',
};

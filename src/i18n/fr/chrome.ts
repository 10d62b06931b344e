import type { AROUND as ENGLISH, SELECTION_MARKS as ENGLISH_MARKS } from '../en/chrome';

export const AROUND: Record<keyof typeof ENGLISH, string> = {
  'site.name': 'meubles et lumières',
  'site.furniture': 'meubles et',
  'site.lights': 'lumières',
  'site.colon': '\u202f: ',

  'nav.label': 'Navigation principale',
  'nav.menu': 'menu',
  'nav.close': 'fermer',
  'nav.home': 'accueil',
  'nav.about': 'à propos',
  'nav.contact': 'contact',
  'nav.legal-notice': 'mentions légales',
  'nav.accessibility': 'accessibilité',
  'nav.newsletter': 'newsletter',
  'nav.selection': 'sélection',
  'nav.skip': 'Aller au contenu',
  'nav.language': 'Langue',
  'nav.new-tab': '(nouvel onglet)',
  'nav.types': 'types',
  'nav.names': 'noms',
  'nav.dates': 'dates',
  'nav.list': '{{section}} : {{list}}',
  'nav.loading': 'Chargement de la liste',
  'nav.failed': 'La liste ne peut pas être chargée pour l’instant.',
  'nav.retry': 'réessayer',

  'search.open': 'Rechercher',

  'following.offline': 'Vous êtes hors ligne. La page viendra dès que le réseau sera revenu.',

  'lights.label': 'Lumières',
  'lights.to-evening': 'Lumières : jour. Passer au soir',
  'lights.to-day': 'Lumières : soir. Passer au jour',
  'lights.turn-off': 'éteindre les lumières',
  'lights.turn-on': 'rallumer les lumières',
  'lights.system': 'système',
  'lights.light': 'jour',
  'lights.dark': 'soir',
  'lights.lamp': '{{lamp}} : {{title}}',
  'lights.lamp-on': 'lampe allumée',
  'lights.lamp-off': 'lampe éteinte',

  'home.all-works': 'toutes les œuvres',

  'picture.credits': 'Photographies : {{names}}',
};

export const SELECTION_MARKS: Record<keyof typeof ENGLISH_MARKS, string> = {
  'selection.add': 'ajouter à la sélection',
  'selection.in': 'dans votre sélection',
  'selection.in-action': '(retirer)',
  'selection.add-named': 'Ajouter {{title}} à la sélection',
};

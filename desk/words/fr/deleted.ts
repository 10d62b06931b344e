import type { DELETED_EN } from '../en/deleted';

export const DELETED_FR: Readonly<Record<keyof typeof DELETED_EN, string>> = {
  'nav.deleted': 'supprimés',
  'deleted.lead': 'Ce qui a été supprimé est gardé ici, le plus récent d’abord.',
  'deleted.items': 'du catalogue',
  'deleted.library': 'de la bibliothèque',
  'deleted.is.works': 'œuvre',
  'deleted.is.creators': 'créateur',
  'deleted.is.events': 'évènement',
  'deleted.is.press': 'article',
  'deleted.is.types': 'type',
  'deleted.none': 'Rien n’est supprimé.',
  'deleted.when': 'suppression {time}',
  'deleted.by': 'suppression {time} par {name}',
  'deleted.draftBy': 'brouillon abandonné {time} par {name}',
  'deleted.told': '{name}\u202f: {what}.',
  'deleted.gone': 'Ceci a été supprimé',
  'deleted.draftGone': 'Ce brouillon a été abandonné',
  'deleted.bring': 'faire revenir',
  'deleted.bringIt': 'faire revenir\u202f: {file}',
  'deleted.broughtBack': '{file} est revenu dans la bibliothèque.',
  'deleted.itemIsBack': '{name}\u202f: tout est revenu, comme au moment de la suppression.',
  'deleted.draftIsBack': '{name}\u202f: le brouillon est revenu, tel qu’il a été abandonné.',
  'deleted.itemIsNot':
    '{name}\u202f: retour impossible, car l’adresse ou le numéro est pris, ou bien quelque chose qui y est nommé a été supprimé. Faites d’abord revenir cela, ou changez l’autre fiche.',
  'deleted.number_one': '{count} supprimé',
  'deleted.number_other': '{count} supprimés',
};

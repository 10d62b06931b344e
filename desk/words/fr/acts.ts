import type { ACTS_EN } from '../en/acts';

export const ACTS_FR: Record<keyof typeof ACTS_EN, string> = {
  'acts.schedule': 'programmer',
  'acts.scheduled': 'changer l’heure',
  'acts.publishThem_one': 'Rendre ce changement public',
  'acts.publishThem_other': 'Rendre ces {count} changements publics',
  'acts.publishIt': 'Rendre public',
  'acts.withdrawIt': 'Retirer du site',
  'acts.toPublish': 'rendre public',
  'acts.toWithdraw': 'retirer du site',
  'acts.what': 'ce qui doit se faire',
  'acts.day': 'jour',
  'acts.hour': 'heure, à Paris',
  'acts.tomorrow': 'demain, 9\u00a0h',
  'acts.untilPublic':
    'D’ici là, le site montre ce qu’il montre. Continuez d’écrire : ce que vous écrivez avant l’heure part avec.',
  'acts.untilWithdrawn': 'D’ici là, la page reste sur le site. Ensuite elle dit qu’il n’y a rien ici.',
  'acts.over': 'Cette heure est passée. Choisissez-en une autre.',
  'acts.setTime': 'Programmer pour le {time}',
  'acts.dropTime': 'ne pas le faire',
  'acts.duplicate': 'dupliquer',
  'acts.delete': 'supprimer',
  'acts.deleteTitle': 'Supprimer pour de bon ?',
  'acts.deleteText':
    'Les visiteurs ne voient pas cette page, et plus personne ne la trouvera ici. Son historique reste.',
  'acts.linked': 'Des liens n’y mèneront plus, dans\u202f: {items}.',
  'acts.named': 'Suppression impossible : {items} y renvoient. Ôtez d’abord ces renvois.',
};

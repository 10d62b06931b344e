import type { UNSAVED_EN } from '../en/unsaved';

export const UNSAVED_FR: Record<keyof typeof UNSAVED_EN, string> = {
  'unsaved.gone': 'Ce n’est plus ici\u202f: quelqu’un l’a supprimé',
  'unsaved.goneText':
    'Ce que vous avez écrit est encore sur cet ordinateur. Copiez-le, faites-en un nouveau, ou jetez-le.',
  'unsaved.goneEmpty': 'Vous n’avez rien écrit qui ne soit enregistré.',
  'unsaved.refused_one': '{count} champ ne peut être enregistré tel quel',
  'unsaved.refused_other': '{count} champs ne peuvent être enregistrés tels quels',
  'unsaved.refusedText':
    'Tout le reste est enregistré. Écrivez-le autrement, ou jetez-le\u202f; d’ici là il est gardé sur cet ordinateur.',
  'unsaved.invalid': 'Le bureau ne peut prendre ceci ici.',
  'unsaved.tooLarge': 'C’est trop grand.',
  'unsaved.copy': 'copier',
  'unsaved.copyAll': 'tout copier',
  'unsaved.copied': 'copié',
  'unsaved.throwAway': 'jeter',
  'unsaved.makeNew': 'En faire un nouveau',
  'unsaved.list': 'retour à la liste',
  'unsaved.today': 'Quelque chose que vous avez écrit n’a pu être enregistré\u202f: {title}.',
  'unsaved.todayText': 'C’est gardé sur cet ordinateur jusqu’à ce que vous y ayez regardé.',
  'missed.publish': '{title} n’est pas devenu public à son heure.',
  'missed.withdraw': '{title} n’a pas été retiré du site à son heure.',
  'missed.it.publish': 'Ceci n’est pas devenu public à son heure.',
  'missed.it.withdraw': 'Ceci n’a pas été retiré du site à son heure.',
  'missed.set': '{name} avait choisi le {time}.',
  'missed.unready': 'Il y manquait alors quelque chose.',
  'missed.needed': 'Autre chose de public en a besoin tel quel.',
  'missed.unseen':
    'Quelqu’un qui ne publie pas l’avait modifié depuis\u202f; personne qui publie ne l’avait vu.',
  'missed.byHand': 'Les mêmes champs avaient été modifiés ailleurs.',
  'missed.unreadable': 'Son fichier était illisible.',
  'missed.seen': 'J’ai vu',
};

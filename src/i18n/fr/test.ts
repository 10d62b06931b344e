import type { TEST as ENGLISH } from '../en/test';

export const TEST: Record<keyof typeof ENGLISH, string> = {
  'test.title': 'Page d’essai : typographie et couleur',
  'test.type': 'typographie',
  'test.colour': 'couleur',
  'test.colour-values': 'jour {{day}}, soir {{evening}}',
  'test.space': 'espaces',
  'test.lights': 'lampe, lumières en mots, préférences',
  'test.lamp-switch': 'interrupteur d’une lampe',
  'test.links': 'liens',
  'test.buttons': 'boutons : au repos, occupé, discret',
  'test.fields': 'champs : vide, rempli, facultatif, erroné',
  'test.choices': 'boutons radio et interrupteurs',
  'test.messages': 'message d’un formulaire, attente',
  'test.dialog': 'dialogue',
  'test.pictures': 'images',
  'test.portrait': 'verticale',
  'test.landscape': 'horizontale',
  'test.night': 'avec une image de nuit',
  'test.missing': 'sans image',
  'test.sold': 'vendu',
  'test.grid': 'grille',
  'test.print': 'impression',
  'test.print-hint':
    'Sur papier, cette page n’a ni en-tête ni pied, les images restent entières et aucune légende n’est séparée de son image.',

  'test3.title': 'Page d’essai : commandes, formulaires et dialogue',

  'test4.title': 'Page d’essai : images et impression',
};

import type { RoomWords } from '../../pages/room-page';

export const ROOM: RoomWords = {
  title: 'Un salon pour vous',
  description: 'Des pièces que la galerie a choisies pour vous, avec leurs prix.',
  opening: 'Ouverture du salon',
  'needs-scripts':
    'Votre navigateur compose lui-même ce salon, et il lui faut pour cela JavaScript. Sans lui, nous vous parlons nous-mêmes des pièces :',
  for: 'Pour {{client}}',
  'in-view': 'Les pièces sur un même sol, à côté d’une personne de {{height}} cm',
  'choose-view': 'Façon de montrer les pièces',
  pictures: 'en images',
  drawing: 'en dessins',
  unmeasured: 'dimensions non connues',
  count_one: '{{count}} pièce',
  count_other: '{{count}} pièces',
  answer: 'répondre',
  'pictures-of': 'Images : {{title}}',
  piece: '{{index}} sur {{count}}',
  'gone-piece': 'Cette pièce n’est plus visible ici. Demandez-nous ce qu’elle est devenue.',
  page: 'sa page sur notre site',
  'with-vat': 'TVA comprise',
  'without-vat': 'hors TVA',
  before: 'avant :',
  'this-one': 'celle-ci',
  'this-one-named': 'Celle-ci, pour votre réponse : {{title}}',
  conditions: 'conditions',
  until: 'Ce salon est ouvert jusqu’au {{date}}.',
  'sold-now': 'Vendu à l’instant : {{title}}',
  stale:
    'Notre serveur ne répond pas pour l’instant. Vous voyez le salon tel qu’il était à sa dernière réponse ; le PDF peut être fait quand même.',
  'answer-title': 'Celle-ci, puis\u2011je venir samedi ?',
  'answer-text': 'Une ligne suffit. Montrez les pièces dont vous parlez, et écrivez comme il vous plaît.',
  'answer-words': 'vos mots',
  'answer-pieces': 'pièces dont vous parlez',
  'answer-send': 'Envoyer',
  'answer-sent': 'Votre réponse nous est parvenue',
  'answer-again': 'écrire encore',
  counted:
    'Nous voyons combien de fois ce salon est ouvert et combien de temps chaque pièce est regardée. C’est compté sans cookies et sans votre adresse ; le « Do Not Track » ou le « Global Privacy Control » de votre navigateur y met fin.',
  uncounted: 'Votre navigateur demande à ne pas être suivi, rien n’est donc compté ici.',
  preview: 'Voici ce que voit votre client. Rien n’est compté, et aucune réponse ne peut être envoyée.',
  'closed-title': 'Ce salon n’est pas ouvert',
  'closed-text':
    'Son adresse est peut-être incomplète, ou son temps est passé. Appelez\u2011nous ou écrivez\u2011nous, et nous vous l’ouvrirons.',
  unavailable:
    'Notre serveur ne répond pas pour l’instant. La page réessaie d’elle-même\u202f; vous pouvez aussi nous appeler :',
  busy_one:
    'Trop de salons qui n’existent pas ont été demandés depuis votre réseau. La page réessaiera d’elle-même dans {{count}}\u00a0minute.',
  busy_other:
    'Trop de salons qui n’existent pas ont été demandés depuis votre réseau. La page réessaiera d’elle-même dans {{count}}\u00a0minutes.',
  'locked-title': 'Ce salon s’ouvre avec un code',
  'locked-text':
    'Nous vous le donnons à part, au téléphone par exemple. Espaces, tirets et majuscules ne comptent pas.',
  code: 'code',
  open: 'Ouvrir',
  'wrong-code': 'Ce code n’ouvre pas le salon.',
  'many-codes_one': 'Trop de codes ont été essayés. Réessayez dans {{count}}\u00a0minute.',
  'many-codes_other': 'Trop de codes ont été essayés. Réessayez dans {{count}}\u00a0minutes.',
  'no-answer': 'Notre serveur ne répond pas. Réessayez ; votre code est conservé.',
  sheet: 'pdf de toutes les pièces',
  'sheet-making': 'préparation du PDF :',
  'sheet-made': 'Le PDF est prêt : {{name}}',
  'sheet-made-without_one':
    'Le PDF est prêt : {{name}}. L’image de {{count}} pièce n’a pas pu être chargée et y manque.',
  'sheet-made-without_other':
    'Le PDF est prêt : {{name}}. Les images de {{count}} pièces n’ont pas pu être chargées et y manquent.',
  'sheet-failed':
    'Le PDF n’a pas pu être fait. Imprimez plutôt cette page : la fenêtre d’impression de votre navigateur permet de l’enregistrer en PDF.',
  'sheet-prices': 'prix',
  'sheet-as-of': 'Prix et disponibilité au {{date}}',
};

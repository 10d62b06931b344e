import type { ModelWords } from '../../en/pages/models';

export const MODELS: ModelWords = {
  'turn.label': 'En faire le tour\u202f: {{title}}',
  'turn.dimensions': 'dimensions',
  'turn.person': 'à côté d’une personne',
  'turn.back': 'retour à l’œuvre',
  'turn.left': 'tourner vers la gauche',
  'turn.right': 'tourner vers la droite',
  'turn.nearer': 'plus près',
  'turn.farther': 'plus loin',
  'turn.keys': 'Tournez la pièce à la souris, du doigt ou avec les touches fléchées.',
  'turn.coming': 'Le modèle arrive.',
  'turn.seen': '{{title}}, vue {{side}}',
  'turn.side.front': 'de face',
  'turn.side.front-right': 'de face, sur la droite',
  'turn.side.right': 'de droite',
  'turn.side.back-right': 'de dos, sur la droite',
  'turn.side.back': 'de dos',
  'turn.side.back-left': 'de dos, sur la gauche',
  'turn.side.left': 'de gauche',
  'turn.side.front-left': 'de face, sur la gauche',
  'turn.failed':
    'Le modèle ne peut pas être montré ici. Les photographies et le dessin à l’échelle indiquent sa taille.',
  'turn.room-title': 'Chez vous',
  'turn.room-code':
    'Visez le code avec votre téléphone. La pièce se pose chez vous à sa taille réelle\u202f: {{dimensions}}.',
  'turn.room-code-wall':
    'Visez le code avec votre téléphone. La pièce s’accroche à votre mur à sa taille réelle\u202f: {{dimensions}}.',
  'turn.room-needs':
    'Rien à installer. Avec un iPhone ou un iPad depuis iOS 15, ou un téléphone Android avec ARCore\u202f; les autres montrent cette vue.',
  'turn.room-qr': 'Code QR de cette pièce chez vous',
  'turn.room-tap': 'Touchez pour ouvrir l’appareil photo.',
  'turn.room-ceiling':
    'Cette pièce pend au plafond, que les téléphones ne trouvent pas\u202f: ils la poseraient par terre. Le dessin à l’échelle la montre à sa hauteur.',
  'turn.room-cannot':
    'Ce téléphone ne peut pas montrer cette pièce chez vous\u202f; ici, vous pouvez en faire le tour.',
  'turn.room-refused':
    'L’appareil photo ne s’est pas ouvert. S’il a été refusé, autorisez-le pour ce site et rechargez la page.',
  'floor.label': 'Des œuvres côte à côte',
  'floor.back': 'retour à la sélection',
  'floor.back-room': 'retour au salon',
  'floor.room': 'les voir chez vous',
  'floor.room-code':
    'Visez le code avec votre téléphone. Les pièces se posent chez vous à leur taille réelle, comme vous les avez placées.',
  'floor.room-cannot':
    'Ce téléphone ne peut pas montrer ces pièces chez vous\u202f; ici, elles sont côte à côte, à la même échelle.',
  'floor.person': 'à côté d’une personne',
  'floor.wall': 'contre un mur',
  'floor.wall-length': 'longueur du mur en cm',
  'floor.wall-fault': 'Indiquez une longueur de {{min}} à {{max}}\u00a0cm.',
  'floor.too-long': 'la rangée dépasse le mur de {{count}}\u00a0cm',
  'floor.past': '{{count}}\u00a0cm au-delà du mur',
  'floor.fits': 'cela tient',
  'floor.move': 'déplacer les pièces',
  'floor.reset': 'remettre en rang',
  'floor.wider': 'La rangée dépasse l’écran\u202f: faites-la glisser de côté pour voir la suite.',
  'floor.take': 'Prendre en main {{title}}',
  'floor.left': '5 cm à gauche',
  'floor.right': '5 cm à droite',
  'floor.turn': 'tourner',
  'floor.keys':
    'Faites glisser une pièce, ou prenez-la en main et servez-vous des flèches (avec Maj, par pas de 1 cm) et de R pour la tourner.',
  'floor.fingers':
    'Faites glisser une pièce, ou prenez-la en main\u202f: les boutons la déplacent alors et la tournent.',
  'floor.takes_one': '{{count}} pièce, {{length}}\u00a0m de mur',
  'floor.takes_other': '{{count}} pièces, {{length}}\u00a0m de mur',
  'floor.left-out_one': '{{count}} œuvre n’y est pas\u202f: on ne connaît pas sa taille.',
  'floor.left-out_other': '{{count}} œuvres n’y sont pas\u202f: on ne connaît pas leur taille.',
  'floor.picture': 'Les œuvres côte à côte, comme vous les avez placées',
};

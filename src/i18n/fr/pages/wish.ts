import type { WishWords } from '../../en/pages/wish';

export const WISH: WishWords = {
  title: 'Prévenez-moi si une pièce semblable arrive',
  description: 'Dites ce que vous cherchez, et la galerie vous écrit lorsqu’une pièce semblable arrive.',
  text: 'Dites ce que vous cherchez : une pièce, un créateur, une taille, une couleur. Lorsqu’une pièce semblable arrive à la galerie, nous vous écrivons, en français.',
  field: 'ce que je cherche',
  work: 'Une pièce semblable à « {name} »',
  creator: 'Des œuvres signées {name}',
  type: 'Des œuvres du type « {name} »',
  button: 'Prévenez-moi',
  privacy: 'Votre adresse ne sert qu’à ce souhait. Vous pouvez le retirer à tout moment.',
};

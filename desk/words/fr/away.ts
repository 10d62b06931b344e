import type { AWAY_EN } from '../en/away';

export const AWAY_FR: Record<keyof typeof AWAY_EN, string> = {
  'away.title': 'Pas de réseau',
  'away.text': 'Le bureau est hors d’atteinte. Dès qu’il répond, cette page le rouvre d’elle-même.',
  'away.kept': 'Ce que vous avez écrit en dernier est gardé dans ce navigateur, et sera envoyé alors\u202f:',
  'away.goOn':
    'Ce que vous avez écrit en dernier est gardé dans ce navigateur, et sera envoyé alors. Vous pouvez continuer à y écrire ici\u202f:',
  'away.nothing': 'Rien de ce que vous avez écrit n’attend d’être envoyé.',
  'away.room': 'un salon',
  'away.again': 'réessayer',
};

import { readFileSync } from 'node:fs';
import { readManual } from '../../vite/manual-pages';
import { findPlaces } from './find-places';
import { openManualIndex } from './manual-index';

const openManual = (name: string) =>
  openManualIndex(readManual(readFileSync(`${process.cwd()}/docs/${name}`, 'utf8')).html);
const MANUALS = { en: openManual('desk.md'), fr: openManual('desk.fr.md') };

it.each([
  ['en', 'private room', 'A room for one client'],
  ['en', 'privat rom', 'A room for one client'],
  ['en', 'rooms', 'A room for one client'],
  ['en', 'send a private room to a client', 'A room for one client'],
  ['en', 'How do I send a private room to a client?', 'A room for one client'],
  ['en', 'secret link', 'A room for one client'],
  ['en', 'invitation', 'Coming in'],
  ['en', 'password', 'When something is wrong'],
  ['en', 'sell', 'Sold'],
  ['en', 'how to sell a lamp', 'Sold'],
  ['en', 'price request', 'Messages'],
  ['en', 'share', 'Publishing'],
  ['en', 'upload', 'Pictures and files'],
  ['en', 'delete a picture', 'Pictures and files'],
  ['en', 'opening hours', 'Home page, hours, types'],
  ['en', 'backup', 'The site behind it'],
  ['fr', 'salon privé', 'Un salon pour un client'],
  ['fr', 'salons privés', 'Un salon pour un client'],
  ['fr', 'envoyer un salon privé à un client', 'Un salon pour un client'],
  ['fr', 'comment envoyer un salon privé', 'Un salon pour un client'],
  ['fr', 'lien secret', 'Un salon pour un client'],
  ['fr', 'invitation', 'Entrer'],
  ['fr', 'mot de passe', 'Entrer'],
  ['fr', 'vendre', 'Vendu'],
  ['fr', 'comment vendre une lampe', 'Vendu'],
  ['fr', 'demande de prix', 'Messages'],
  ['fr', 'partager', 'Publier'],
  ['fr', 'téléverser', 'Images et fichiers'],
  ['fr', 'supprimer une image', 'Images et fichiers'],
  ['fr', 'horaires d’ouverture', 'Accueil, horaires, types'],
  ['fr', 'sauvegarde', 'Le site derrière'],
] as const)('leads in %s from ‘%s’ to ‘%s’', (locale, typed, chapter) => {
  expect(findPlaces(MANUALS[locale], typed)[0]?.chapter).toBe(chapter);
});

const INDEX = openManualIndex(
  readManual(
    '# Help\n\n## Lamps\n\nBrass and a red shade.\n\nA plug of iron.\n\n## Chairs\n\nOak and iron, in blue.\n\n## Tables\n\nGlass, how it is cut.',
  ).html,
);
const idsOf = (words: string): string[] => findPlaces(INDEX, words).map(({ id }) => id);

describe('the places found', () => {
  it('are the chapter where none of its paragraphs has all words', () => {
    expect(idsOf('brass iron')).toEqual(['lamps']);
  });
  it('are the paragraph where one has all that its chapter has, unless the name has a word of them', () => {
    expect(idsOf('brass shade')).toEqual(['lamps-1']);
    expect(idsOf('lamps')).toEqual(['lamps']);
    expect(idsOf('lamps brass')).toEqual(['lamps', 'lamps-1']);
  });
  it('have most of the words where none has all, those with more of them first', () => {
    expect(idsOf('oak blue plug')).toEqual(['chairs-1']);
    expect(idsOf('oak plug')).toEqual(expect.arrayContaining(['chairs-1', 'lamps-2']));
    expect(idsOf('oak iron velvet red')).toEqual(['chairs-1', 'lamps']);
    expect(idsOf('lamps iron oak blue')).toEqual(['chairs-1', 'lamps', 'lamps-2']);
    expect(idsOf('oak velvet linen')).toEqual([]);
  });
  it('leave out what a question is put with, unless nothing else is typed', () => {
    expect(idsOf('how is it that oak')).toEqual(['chairs-1']);
    expect(idsOf('how')).toEqual(['tables-1']);
  });
});

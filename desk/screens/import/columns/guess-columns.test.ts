import { EXPORT_COLUMNS } from '../../../server/export/export-columns';
import {
  isListText,
  LIST_COLUMN_NAMES,
  LIST_FIELDS,
  type ListField,
} from '../../../contract/import/list-fields';
import { DESK_LANGUAGES } from '../../../contract/languages';
import { guessColumns } from './guess-columns';

it.each([
  ['Inv. no.', 'reference'],
  ['N° d’inventaire', 'reference'],
  ['Réf.', 'reference'],
  ['Title', 'title.en'],
  ['Titre', 'title.fr'],
  ['Titre (anglais)', 'title.en'],
  ['French title', 'title.fr'],
  ['title_fr', 'title.fr'],
  ['Titre en français', 'title.fr'],
  ['Désignation', 'title.fr'],
  ['Auteur', 'creators'],
  ['Designer(s)', 'creators'],
  ['Année', 'date'],
  ['Date (en)', 'date.en'],
  ['Matériaux', 'materials.fr'],
  ['Materials', 'materials.en'],
  ['H / L / P', 'dimensions'],
  ['H x W x D (cm)', 'dimensions'],
  ['Dimensions en cm', 'dimensions'],
  ['Hauteur (mm)', 'height'],
  ['L', 'width'],
  ['L (cm)', 'width'],
  ['L. en cm', 'width'],
  ['Ø', 'diameter'],
  ['Diam. cm', 'diameter'],
  ['Catégorie', 'type'],
  ['Prix TTC en euros', 'price'],
  ['Price (USD)', 'price'],
  ['Disponibilité', 'availability'],
  ['Vendu', 'sold'],
  ['Photos', 'pictures'],
  ['Nom du fichier', 'pictures'],
  ['Descriptif', 'description.fr'],
  ['History', 'history.en'],
  ['Editeur', 'edition.en'],
  ['Owner', null],
  ['', null],
  ['***', null],
])('%j means %s', (heading, field) => expect(guessColumns([heading])).toEqual([field]));

it('takes words of both languages for that of the list, and a year for one in each', () => {
  expect(guessColumns(['Titre', 'Matériaux', 'Description', 'Édition', 'Date'])).toEqual([
    'title.fr',
    'materials.fr',
    'description.fr',
    'edition.fr',
    'date',
  ]);
  expect(guessColumns(['Title', 'Description'])).toEqual(['title.en', 'description.en']);
});

it('gives each field once', () => {
  expect(guessColumns(['Ref', 'Code', 'Titre', 'Nom'])).toEqual(['reference', null, 'title.fr', null]);
});

it('knows what the desk takes away, which is all that a list can say', () => {
  // Texts are taken away a language each, dimensions a side each, and sold with the availability.
  const notTaken: ListField[] = ['dimensions', 'sold', ...LIST_COLUMN_NAMES.filter(isListText)];
  const known = LIST_FIELDS.filter((field) => !notTaken.includes(field));
  for (const locale of DESK_LANGUAGES) {
    const guessed = guessColumns(EXPORT_COLUMNS.works.map(({ head }) => head[locale]));
    expect(guessed.slice(0, known.length).sort()).toEqual([...known].sort());
    expect(guessed.slice(known.length).every((field) => field === null)).toBe(true);
  }
});

it('takes a number of rows for none where another column has the references', () => {
  expect(guessColumns(['No.', 'Title', 'Reference'])).toEqual([null, 'title.en', 'reference']);
  expect(guessColumns(['Réf.', 'N°'])).toEqual(['reference', null]);
  expect(guessColumns(['N°', 'Titre'])).toEqual(['reference', 'title.fr']);
});

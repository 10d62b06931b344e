import { DESK_LANGUAGES } from '../../desk/contract/languages';
import { LIST_FIELDS, LIST_TEXTS, type ListField } from '../../../src/contract/collections/import-columns';
import { exportColumns } from '../export/export-columns';
import { guessColumns } from './guess-columns';

describe('guess columns', () => {
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
    ['Accession No.', 'reference'],
    ['Object Number', 'reference'],
    ['N° inv.', 'reference'],
    ['Réf. galerie', 'reference'],
    ['Stock n°', 'reference'],
    ['Artist/Maker', 'creators'],
    ['Auteur / Créateur', 'creators'],
    ['Nom du designer', 'creators'],
    ['Artist name', 'creators'],
    ['Titre de l’œuvre', 'title.fr'],
    ['Object Title', 'title.en'],
    ['Date Made', 'date'],
    ['Datation', 'date'],
    ['Medium & Support', 'materials.en'],
    ['Technique/Matériaux', 'materials.fr'],
    ['Dimension H x L x P', 'dimensions'],
    ['HxLxP', 'dimensions'],
    ['HxLxP (cm)', 'dimensions'],
    ['PV TTC', 'price'],
    ['Object type', 'type'],
    ['Type d’objet', 'type'],
    ['Artist / Title', null],
    ['Nom', 'title.fr'],
    ['Modèle 3D', 'model'],
    ['Modèle', null],
    ['Owner name', null],
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
    expect(guessColumns(['Créateur', 'Description'])).toEqual(['creators', 'description.fr']);
  });

  it('gives each field once', () => {
    expect(guessColumns(['Ref', 'Code', 'Titre', 'Nom'])).toEqual(['reference', null, 'title.fr', null]);
  });

  it('knows what the desk takes away, which is all that a list can say', () => {
    // Texts are taken away a language each, dimensions a side each, and sold with the availability.
    const notTaken: ListField[] = ['dimensions', 'sold', ...LIST_TEXTS];
    const known = LIST_FIELDS.filter((field) => !notTaken.includes(field));
    for (const locale of DESK_LANGUAGES) {
      const guessed = guessColumns(exportColumns('works').map(({ head }) => head[locale]));
      expect(guessed.filter((field) => field !== null).sort()).toEqual([...known].sort());
    }
  });

  it('takes a number of rows for none where another column has the references', () => {
    expect(guessColumns(['No.', 'Title', 'Reference'])).toEqual([null, 'title.en', 'reference']);
    expect(guessColumns(['Réf.', 'N°'])).toEqual(['reference', null]);
    expect(guessColumns(['N°', 'Titre'])).toEqual(['reference', 'title.fr']);
  });
});

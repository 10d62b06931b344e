import { MOUNTINGS } from '../models/mountings';
import { defineCollection } from './define-collection';
import {
  ADDRESSES,
  choice,
  credits,
  date,
  dimensions,
  html,
  htmlLines,
  model,
  number,
  pictures,
  price,
  references,
  text,
  words,
} from './fields';

export const AVAILABILITIES = ['available', 'sold'] as const;
const GROUPINGS = ['single', 'pair', 'set'] as const;

export const works = defineCollection({
  name: 'works',
  noun: 'work',
  order: { by: 'position' },
  canBeDraft: true,
  reserved: ['type'],
  fields: {
    title: text({
      localized: true,
      required: true,
      title: true,
      group: 'label',
      summary: true,
      import: {
        en: words(
          'titles, name, work, works, piece, item, object name, object title, title work, work title',
        ),
        fr: words(
          'titres, nom, oeuvre, oeuvres, designation, intitule, denomination, libelle, titre oeuvre, nom oeuvre, titre objet',
        ),
      },
    }),
    creators: references({
      collection: 'creators',
      many: true,
      min: 1,
      required: true,
      group: 'label',
      summary: true,
      import: {
        any: words(
          'creators, designer, designers, artist, artists, author, authors, maker, makers, architect, createurs, createur trice, auteur, auteurs, artiste, artistes, concepteur, dessinateur, architecte, attribue, by, par',
        ),
      },
    }),
    date: text({
      localized: true,
      half: true,
      group: 'label',
      summary: true,
      holds: 'date',
      description: "as printed: 'circa 1955'",
      import: {
        any: words(
          'dates, year, years, annee, annees, period, periode, epoque, circa, date creation, date made, year made, datation, annee creation',
        ),
      },
    }),
    materials: text({
      localized: true,
      group: 'label',
      summary: true,
      import: {
        en: ['material', 'media', 'materials and techniques'],
        fr: ['materiau', 'matiere', 'matieres', 'materiaux et techniques'],
        any: ['medium', 'support', 'technique', 'techniques'],
      },
    }),
    dimensions: dimensions({
      group: 'label',
      import: {
        any: words('dimension, dims, dim, size, sizes, measurements, measures, mesures, taille, format'),
      },
      sides: {
        height: { any: ['h', 'haut', 'ht'] },
        width: { any: ['w', 'larg', 'length', 'longueur', 'l'] },
        depth: { any: ['prof', 'p', 'd'] },
        diameter: { any: ['diam', 'dia', 'ø', 'o'] },
      },
      note: { any: ['dimensions note', 'precision sur dimensions', 'note dimensions'] },
    }),
    edition: text({
      localized: true,
      group: 'label',
      import: {
        any: words('editions, publisher, manufacturer, producer, editeur, fabricant, fabrication, editor'),
      },
    }),
    reference: text({
      required: true,
      group: 'label',
      import: {
        any: words(
          'ref, references, inv, inv no, inv nr, inventory, inventory no, inventory number, no inventory, stock, stock no, stock number, sku, code, lot, lot no, cote, no, nr, n, numero, number, inventaire, no inventaire, n inventaire, numero inventaire, num inventaire, id piece, accession, accession no, accession number, object no, object number, object id, no inv, ref galerie, gallery ref, ref no, reference no, reference number, no ref, no reference, no stock',
        ),
      },
    }),
    availability: choice({
      values: AVAILABILITIES,
      required: true,
      group: 'label',
      summary: true,
      import: { any: ['status', 'statut', 'available', 'disponible'] },
      flag: {
        name: 'sold',
        yes: 'sold',
        no: 'available',
        import: { any: ['sold', 'vendu', 'vendue', 'vendus', 'is sold'] },
      },
    }),
    pictures: pictures({
      group: 'pictures',
      import: {
        any: words(
          'picture, photo, photos, image, visuel, visuels, photo file, image file, picture file, file, files, file name, filename, image file name, fichier, fichiers, nom fichier, fichier image, fichiers image, photographs, photographies, photographie',
        ),
      },
    }),
    // A model alone is mostly the name of the design.
    model: model({ group: 'pictures', import: { any: ['glb'] } }),
    description: html({
      group: 'texts',
      import: { fr: ['descriptif', 'texte', 'notice'], any: ['descriptions', 'text'] },
    }),
    history: html({
      group: 'texts',
      import: {
        en: ['provenance and history'],
        fr: ['historique'],
        any: ['provenance'],
      },
    }),
    bibliography: htmlLines({
      group: 'texts',
      import: { en: ['literature'], fr: ['litterature'] },
    }),
    credits: credits({ group: 'texts' }),
    type: references({
      collection: 'types',
      required: true,
      summary: true,
      import: {
        any: words(
          'types, category, categories, categorie, famille, genre, kind, object type, type objet, work type, type oeuvre',
        ),
      },
    }),
    mounting: choice({
      values: MOUNTINGS,
      unset: 'floor',
      description: 'What it stands on or hangs from; the floor where nothing is said',
      import: { any: ['mounting', 'installation'] },
    }),
    grouping: choice({
      values: GROUPINGS,
      required: true,
      summary: true,
      import: {
        any: ['vendu en', 'vendu par', 'grouping', 'quantite', 'quantity'],
      },
    }),
    price: price({
      import: {
        any: words(
          'prices, asking price, retail price, prix vente, prix public, tarif, montant, amount, pv, sale price, selling price',
        ),
      },
      currency: { any: ['monnaie'] },
    }),
    published_on: date({
      summary: true,
      description: 'ISO date: when the gallery first showed it',
      import: {
        any: ['first shown', 'montre depuis', 'published on'],
      },
    }),
    position: number({ integer: true, required: true, answer: false }),
    ...ADDRESSES,
    related: references({ collection: 'works', many: true, group: 'related' }),
  },
});

import { fold } from '../../../../src/contract/text/fold';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { DESK_LANGUAGES, languageName } from '../../../../api/desk/contract/languages';
import {
  isListText,
  LIST_FIELDS,
  type ListColumn,
  type ListField,
} from '../../../../api/import-export/contract/list-fields';

/** What a heading means without a language; `language` where the word itself tells it. */
interface Meaning {
  column: ListColumn;
  language: LocaleCode | undefined;
}

const WORDS: readonly (readonly [column: ListColumn, language: LocaleCode | undefined, words: string])[] = [
  [
    'reference',
    undefined,
    'ref, reference, references, inv, inv no, inv nr, inventory, inventory no, inventory number, no inventory, stock, stock no, stock number, sku, code, lot, lot no, cote, no, nr, n, numero, number, inventaire, no inventaire, n inventaire, numero inventaire, num inventaire, id piece, accession, accession no, accession number, object no, object number, object id, no inv, ref galerie, gallery ref, ref no, reference no, reference number, no ref, no reference, no stock',
  ],
  [
    'title',
    'en',
    'title, titles, name, work, works, piece, item, object name, object title, title work, work title',
  ],
  [
    'title',
    'fr',
    'titre, titres, nom, oeuvre, oeuvres, designation, intitule, denomination, libelle, titre oeuvre, nom oeuvre, titre objet',
  ],
  [
    'creators',
    undefined,
    'creator, creators, designer, designers, artist, artists, author, authors, maker, makers, architect, createur, createurs, createur trice, auteur, auteurs, artiste, artistes, concepteur, dessinateur, architecte, attribue, by, par',
  ],
  [
    'date',
    undefined,
    'date, dates, year, years, annee, annees, period, periode, epoque, date creation, circa, date made, year made, datation, annee creation',
  ],
  ['materials', 'en', 'material, materials, media, materials and techniques'],
  ['materials', 'fr', 'materiau, materiaux, matiere, matieres, materiaux et techniques'],
  ['materials', undefined, 'medium, support, technique, techniques'],
  [
    'dimensions',
    undefined,
    'dimensions, dimension, dims, dim, size, sizes, measurements, measures, mesures, taille, format',
  ],
  ['height', undefined, 'height, h, hauteur, haut, ht'],
  ['width', undefined, 'width, w, largeur, larg, length, longueur, l'],
  ['depth', undefined, 'depth, profondeur, prof, p, d'],
  ['diameter', undefined, 'diameter, diametre, diam, dia, ø, o'],
  [
    'dimensionsNote',
    undefined,
    'note on dimensions, dimensions note, precision sur dimensions, note dimensions',
  ],
  [
    'type',
    undefined,
    'type, types, category, categories, categorie, famille, genre, kind, object type, type objet, work type, type oeuvre',
  ],
  ['availability', undefined, 'availability, status, disponibilite, statut, available, disponible'],
  ['sold', undefined, 'sold, vendu, vendue, vendus, is sold'],
  [
    'price',
    undefined,
    'price, prices, asking price, retail price, prix, prix vente, prix public, tarif, montant, amount, pv, sale price, selling price',
  ],
  ['currency', undefined, 'currency, devise, monnaie'],
  [
    'pictures',
    undefined,
    'picture, pictures, photo, photos, image, images, visuel, visuels, photo file, image file, picture file, file, files, file name, filename, image file name, fichier, fichiers, nom fichier, fichier image, fichiers image, photographs, photographies, photographie',
  ],
  ['description', 'fr', 'descriptif, texte, notice'],
  ['description', undefined, 'description, descriptions, text'],
  ['history', 'en', 'history, provenance and history'],
  ['history', 'fr', 'histoire, historique'],
  ['history', undefined, 'provenance'],
  ['bibliography', 'en', 'bibliography, literature'],
  ['bibliography', 'fr', 'bibliographie, litterature'],
  [
    'edition',
    undefined,
    'edition, editions, publisher, manufacturer, producer, editeur, fabricant, fabrication, editor',
  ],
  ['grouping', undefined, 'sold as, mode de vente, vendu en, vendu par, grouping, quantite, quantity'],
  // Without its digit. A model alone is mostly the name of the design.
  ['model', undefined, 'd model, modele d, glb'],
  ['mounting', undefined, 'stands on, pose sur, mounting, installation'],
  ['publishedOn', undefined, 'first shown on, first shown, montre depuis, montre depuis le, published on'],
];
const MEANINGS = new Map<string, Meaning>(
  WORDS.flatMap(([column, language, words]) =>
    words.split(', ').map((word) => [word, { column, language }] as const),
  ),
);

const SHORT: Partial<Record<LocaleCode, readonly string[]>> = {
  en: ['eng', 'gb', 'uk', 'anglaise'],
  fr: ['fra', 'francaise'],
};
/** Each by its code and by its name, in itself and as the desk says it. */
const LANGUAGES = LOCALE_CODES.map((code): readonly [LocaleCode, readonly string[]] => [
  code,
  [code, ...[code, ...DESK_LANGUAGES].map((one) => fold(languageName(code, one))), ...(SHORT[code] ?? [])],
]);
/** Units, currencies, and what stands between words. */
const FILLERS =
  /^(cm|mm|in|inches|inch|pouces|eur|euro|euros|usd|gbp|chf|ttc|ht|the|of|de|du|des|d|la|le|les|l|a|en|for|et|and)$/;
const SIDES = /^(h|l|w|p|d|x|ø|o|diam|haut|larg|prof)$/;
/** Of a person: 'nom du designer', 'artist name'. */
const NAME = /^(nom|noms|name|names)$/;
/** May only count the rows, where another column has the gallery's own numbers. */
const MAY_COUNT = new Set(['no', 'nr', 'n', 'numero', 'number', 'code', 'lot']);

/** Which field each heading means; null where it says none. Each field is given once: to what names it best, then to the first. */
export function guessColumns(headings: readonly string[]): (ListField | null)[] {
  const read = headings.map(readHeading);
  const mine = languageOf(read.map((one) => one?.language));
  const fields = read.map((meaning) => meaning && fieldOf(meaning, mine));
  const mayCount = headings.map((heading) => MAY_COUNT.has(wordsOf(heading).join(' ')));
  const owners = new Map<ListField, number>();
  for (const isLast of [false, true])
    for (const [at, field] of fields.entries())
      if (field && mayCount[at] === isLast && !owners.has(field)) owners.set(field, at);
  return fields.map((field, at) => (field && owners.get(field) === at ? field : null));
}

/** That of most words that have one. */
function languageOf(languages: readonly (LocaleCode | undefined)[]): LocaleCode {
  const count = (code: LocaleCode) => languages.filter((one) => one === code).length;
  return count('fr') > count('en') ? 'fr' : 'en';
}

function fieldOf({ column, language }: Meaning, mine: LocaleCode): ListField | undefined {
  // A year is one in both languages.
  const isEach = isListText(column) && !(column === 'date' && language === undefined);
  const name = isEach ? `${column}.${language ?? mine}` : column;
  return LIST_FIELDS.find((field) => field === name);
}

/** 'HxLxP' is five. */
const wordsOf = (heading: string): string[] =>
  (fold(plain(heading)).match(/[a-z]+/g) ?? []).flatMap((word) =>
    /^[hlwpd](x[hlwpd])+$/.test(word) ? word.split('') : [word],
  );

function readHeading(heading: string): Meaning | undefined {
  const words = wordsOf(heading);
  const sides = words.filter((word) => word !== 'x' && SIDES.test(word));
  if (sides.length > 1 && isOfSides(words)) return { column: 'dimensions', language: undefined };
  const whole = MEANINGS.get(words.join(' '));
  if (whole) return whole;
  const named = languageIn(words);
  const meaning =
    meaningOf(named ? words.filter((_, at) => at !== named.at) : words) ?? commonMeaning(heading);
  return meaning && { column: meaning.column, language: named?.language ?? meaning.language };
}

/** 'Designer(s)', 'N° d’inventaire' and 'Ø' as words. */
const plain = (heading: string): string =>
  heading
    .replace(/(?<=\p{L})\((s|x|e|es|trice)\)/gu, '')
    .replace(/[Øø⌀]/g, 'diam')
    .replace(/[n№#]\s*(?:[°º]|o\b)/gi, 'no ');

const isOfSides = (words: readonly string[]): boolean =>
  words.every((word) => SIDES.test(word) || FILLERS.test(word) || /^(dimensions?|dims?)$/.test(word));

/** 'title, English', 'titre (fr)', 'French title'; 'en' is a word of its own in French, so that it counts at the end alone. */
function languageIn(words: readonly string[]): { language: LocaleCode; at: number } | undefined {
  const last = words.length - 1;
  for (const at of last > 0 ? [last, 0] : []) {
    const word = words[at] ?? '';
    const found = LANGUAGES.find(([, names]) => names.includes(word) && !(at === 0 && word === 'en'));
    if (found) return { language: found[0], at };
  }
  return undefined;
}

/** 'Artist/Maker', 'Technique & matériaux': of parts that mean the same. */
function commonMeaning(heading: string): Meaning | undefined {
  const parts = heading.split(/[/&+,]|\s(?:et|and|ou|or)\s/i);
  const meanings = parts.length > 1 ? parts.map((part) => meaningOf(wordsOf(part))) : [];
  const [first] = meanings;
  const isOne = first && meanings.every((one) => one?.column === first.column);
  return isOne ? (meanings.find((one) => one?.language !== undefined) ?? first) : undefined;
}

/** As it stands, then without what says nothing. */
function meaningOf(words: readonly string[]): Meaning | undefined {
  const whole = MEANINGS.get(words.join(' '));
  if (whole) return whole;
  const bare = words.filter((word) => !FILLERS.test(word));
  // In 'L (cm)' the letter is the side, which is an article elsewhere.
  const found = MEANINGS.get(bare.length > 0 ? bare.join(' ') : (words[0] ?? ''));
  const person = MEANINGS.get(bare.filter((word) => !NAME.test(word)).join(' '));
  return found ?? (person?.column === 'creators' ? person : undefined);
}

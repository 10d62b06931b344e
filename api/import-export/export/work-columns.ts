import type { Price } from '../../../src/contract/items/work';
import type { DeskLanguage } from '../../desk/contract/languages';
import type { Values } from '../../content/contract/item';
import { textOf, textsOf } from '../../content/shelves';
import {
  column,
  html,
  inEach,
  LAST_COLUMNS,
  line,
  nameOf,
  names,
  number,
  numberText,
  pictures,
  textLines,
  texts,
  type Column,
} from './column';

type Words = Readonly<Record<string, Record<DeskLanguage, string>>>;

/** As a list may have them that is brought in (import/cells/chosen-words.ts). */
const CHOICES: Words = {
  available: { en: 'available', fr: 'disponible' },
  sold: { en: 'sold', fr: 'vendu' },
  single: { en: 'single', fr: 'pièce seule' },
  pair: { en: 'pair', fr: 'paire' },
  set: { en: 'set', fr: 'suite' },
  floor: { en: 'floor', fr: 'le sol' },
  table: { en: 'table', fr: 'une table' },
  wall: { en: 'wall', fr: 'un mur' },
  ceiling: { en: 'ceiling', fr: 'un plafond' },
};
const ON_REQUEST: Words[string] = { en: 'on request', fr: 'sur demande' };

const choice = (en: string, fr: string, field: string): Column =>
  column(en, fr, ({ values }, { locale }) => CHOICES[textOf(values[field])]?.[locale] ?? '');

const priceOf = ({ price }: Values) => price as Price | undefined;

/** A line each: what somebody did, and who. */
const credits = inEach('credits', 'crédits', ({ values: { credits: all } }, code) =>
  (Array.isArray(all) ? (all as { role?: unknown; name?: string }[]) : [])
    .map(({ role, name }) => [textsOf(role)[code], name].filter(Boolean).join(': '))
    .join('\n'),
);

/** What a list can bring in comes first. */
export const WORK_COLUMNS: readonly Column[] = [
  line('reference', 'référence', 'reference'),
  ...texts('title', 'titre', 'title'),
  names('creator', 'créateur', 'creators', 'creators'),
  column('type', 'type', ({ values }, view) => {
    const id = textOf(values['type']);
    return id === '' ? '' : nameOf(view, 'types', id);
  }),
  ...texts('date', 'date', 'date'),
  ...texts('materials', 'matériaux', 'materials'),
  number('height (cm)', 'hauteur (cm)', 'dimensions.height'),
  number('width (cm)', 'largeur (cm)', 'dimensions.width'),
  number('depth (cm)', 'profondeur (cm)', 'dimensions.depth'),
  number('diameter (cm)', 'diamètre (cm)', 'dimensions.diameter'),
  ...texts('note on dimensions', 'précision sur les dimensions', 'dimensions.note'),
  choice('availability', 'disponibilité', 'availability'),
  column('price', 'prix', ({ values }, { locale }) => {
    const price = priceOf(values);
    return typeof price === 'string' ? (ON_REQUEST[locale] ?? '') : numberText(price?.amount, locale);
  }),
  column('currency', 'devise', ({ values }) => {
    const price = priceOf(values);
    return typeof price === 'object' ? price.currency : '';
  }),
  pictures,
  line('3D model', 'modèle 3D', 'model.file'),
  ...html('description', 'description', 'description'),
  ...html('history', 'histoire', 'history'),
  ...textLines('bibliography', 'bibliographie', 'bibliography'),
  ...texts('edition', 'édition', 'edition'),
  choice('sold as', 'mode de vente', 'grouping'),
  choice('stands on', 'posé sur', 'mounting'),
  line('first shown on', 'montré depuis le', 'published_on'),
  ...credits,
  names('related works', 'œuvres liées', 'related', 'works'),
  number('place in the order', 'place dans l’ordre', 'position'),
  ...LAST_COLUMNS,
];

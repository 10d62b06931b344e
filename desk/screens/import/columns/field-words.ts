import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import {
  isListText,
  type ListColumn,
  type ListField,
} from '../../../../api/import-export/contract/list-fields';
import type { Say, Saying } from '../../../app/words';

/** By the first part of a field of a list, or of a path in a work. */
const WORDS: Readonly<Record<ListColumn | 'note' | 'published_on', Saying>> = {
  reference: 'field.reference',
  title: 'field.title',
  creators: 'field.creators',
  date: 'field.date',
  type: 'field.type',
  materials: 'field.materials',
  dimensions: 'field.dimensions',
  height: 'list.field.height',
  width: 'list.field.width',
  depth: 'list.field.depth',
  diameter: 'list.field.diameter',
  dimensionsNote: 'list.field.dimensionsNote',
  note: 'list.field.dimensionsNote',
  availability: 'field.availability',
  sold: 'list.field.sold',
  price: 'field.price',
  currency: 'list.field.currency',
  pictures: 'field.pictures',
  model: 'field.model',
  description: 'field.description',
  history: 'field.history',
  bibliography: 'field.bibliography',
  edition: 'field.edition',
  grouping: 'field.grouping',
  mounting: 'field.mounting',
  publishedOn: 'field.publishedOn',
  published_on: 'field.publishedOn',
};
const isForAll = (field: ListField): field is ListColumn =>
  !field.includes('.') && isListText(field as ListColumn);

/** 'title, English', 'date, both', 'pictures, by file name'. */
export function fieldName(say: Say, field: ListField): string {
  if (field === 'pictures' || field === 'model') return say(`list.field.${field}`);
  return isForAll(field) ? say('list.both', { field: say(WORDS[field]) }) : pathName(say, field);
}

/** Of a field of a work that changes: `dimensions.note.fr`. */
export function pathName(say: Say, path: string): string {
  const parts = path.split('.');
  const locale = LOCALE_CODES.find((code) => code === parts.at(-1));
  const stem = (locale ? parts.slice(0, -1) : parts).at(-1) ?? '';
  const word = stem in WORDS ? say(WORDS[stem as keyof typeof WORDS]) : stem;
  return locale ? say('list.inLanguage', { field: word, language: locale }) : word;
}

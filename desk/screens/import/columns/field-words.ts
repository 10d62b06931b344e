import {
  isPartColumn,
  LIST_COLUMNS,
  listColumnOf,
  type ListColumn,
  type ListField,
} from '../../../../src/contract/collections/import-columns';
import { LOCALE_CODES } from '../../../../src/contract/locale-codes';
import type { Say, Saying } from '../../../app/words';

/** A column of a part of a field has a name of its own. */
const columnWord = (name: ListColumn): Saying =>
  isPartColumn(name) ? `columns.works.${name}` : `fields.works.${name}`;

/** 'title, English', 'date, both', 'pictures, by file name'. */
export function fieldName(say: Say, field: ListField): string {
  if (field === 'pictures' || field === 'model') return say(`list.field.${field}`);
  const { name, isText } = listColumnOf(field);
  const word = say(columnWord(name));
  const locale = LOCALE_CODES.find((code) => field === `${name}.${code}`);
  if (locale) return say('list.inLanguage', { field: word, language: locale });
  return isText ? say('list.both', { field: word }) : word;
}

/** Of a field of a work that changes: `dimensions.note.fr`. */
export function pathName(say: Say, path: string): string {
  const parts = path.split('.');
  const locale = LOCALE_CODES.find((code) => code === parts.at(-1));
  const stem = (locale ? parts.slice(0, -1) : parts).at(-1) ?? '';
  const column = LIST_COLUMNS.find(({ name }) => name === (stem === 'note' ? 'dimensionsNote' : stem));
  const word = column ? say(columnWord(column.name)) : stem;
  return locale ? say('list.inLanguage', { field: word, language: locale }) : word;
}

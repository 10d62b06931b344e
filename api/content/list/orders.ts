import { definition } from '../../../src/contract/collections/collections';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Shelf } from '../contract/item';
import type { Sort } from '../contract/list';
import { placeOf } from '../published/list-columns';
import { isFolder, textOf } from '../shelves';
import type { Row } from './row';

/** Of a key, so that it fits into a cursor. */
const MOST = 250;
/** Stands behind all else, by bytes as well. */
const LAST = '\u{10ffff}';

/** 'ML 9' stands before 'ML 10'. */
const counted = (text: string): string =>
  text === ''
    ? LAST
    : fold(text)
        .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
        .slice(0, MOST);
const inLocale = (texts: Row['title'], locale: LocaleCode): string =>
  texts[locale] ?? Object.values(texts)[0] ?? '';

const siteKey = (shelf: Shelf, { values, id }: Row): string => {
  // Pages have an order of their own: home, then the others.
  if (shelf === 'pages') return id === 'home' ? '' : id;
  if (!isFolder(shelf)) return LAST;
  const { by = '', lastFirst } = definition(shelf).order ?? {};
  const value = values[by];
  // A draft that does not say where it stands comes last.
  const isPlaced = lastFirst || (by === 'position' ? typeof value === 'number' : textOf(value) !== '');
  return isPlaced ? placeOf(shelf, values).slice(0, MOST) : LAST;
};

const yearOf = ({ date }: Row): string => /\d{4}(-\d\d-\d\d)?/.exec(inLocale(date, 'en'))?.[0] ?? LAST;

/** An ISO time that sorts as text; empty where it is none. */
export const momentKey = (at: string): string => {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
};

/** Of a row, by which lists are ordered: ascending, and by id where they are the same. @param at when it was changed last */
export const orderKeys = (shelf: Shelf, row: Row, at: string) => ({
  by_order: siteKey(shelf, row),
  by_title_en: counted(inLocale(row.title, 'en')),
  by_title_fr: counted(inLocale(row.title, 'fr')),
  by_date: yearOf(row),
  by_reference: counted(textOf(row.values['reference'])),
  changed_at: momentKey(at),
});

type Key = keyof ReturnType<typeof orderKeys>;

/** The column of an order. @param locale of who asks; one that has no column of titles is ordered as English is */
export function keyOf(sort: Sort, locale: LocaleCode): Key {
  if (sort === 'title') return locale === 'fr' ? 'by_title_fr' : 'by_title_en';
  return sort === 'changed' ? 'changed_at' : `by_${sort}`;
}

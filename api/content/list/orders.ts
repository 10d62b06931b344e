import { fileKind } from '../../catalogue-files/kinds';
import type { LocaleCode } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import type { Shelf } from '../contract/item';
import type { Sort } from '../contract/list';
import { isFolder, textOf } from '../shelves';
import type { Row } from './row';

/** Ascending. */
export interface Order {
  keyOf(row: Row): string;
  compare(one: string, other: string): number;
}

/** Of a key, so that it fits into a cursor. */
const MOST = 250;
const LAST = '\uffff';

const plain = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
// As the catalogue orders creators.
const { compare: byName } = new Intl.Collator('fr');

const numbered = (value: unknown): string =>
  typeof value === 'number' ? (value + 1e9).toFixed(3).padStart(16, '0') : LAST;
/** 'ML 9' stands before 'ML 10'. */
const counted = (text: string): string =>
  text === ''
    ? LAST
    : fold(text)
        .replace(/\d+/g, (digits) => digits.padStart(8, '0'))
        .slice(0, MOST);
/** Turns days round, since the latest comes first. */
const latestFirst = (day: string): string =>
  day === '' ? '' : day.replace(/\d/g, (digit) => String(9 - Number(digit)));
const inLocale = (texts: Row['title'], locale: LocaleCode): string =>
  texts[locale] ?? Object.values(texts)[0] ?? '';

/** Of the orders that begin with what is least, all but that by number. */
function isByName(shelf: Shelf): boolean {
  if (!isFolder(shelf)) return false;
  const { by, lastFirst } = fileKind(shelf).order;
  return by !== 'position' && !lastFirst;
}

const siteKey = (shelf: Shelf, { values, id }: Row): string => {
  // Pages have an order of their own: home, then the others.
  if (shelf === 'pages') return id === 'home' ? '' : id;
  if (!isFolder(shelf)) return LAST;
  const { by, lastFirst } = fileKind(shelf).order;
  const value = values[by];
  if (lastFirst) return latestFirst(textOf(value));
  return isByName(shelf) ? textOf(value).slice(0, MOST) || LAST : numbered(value);
};

const yearOf = ({ date }: Row): string => /\d{4}(-\d\d-\d\d)?/.exec(inLocale(date, 'en'))?.[0] ?? LAST;

/** @param changedAt when it was changed last, ISO */
export function orderOf(
  sort: Sort,
  { shelf, locale, changedAt }: { shelf: Shelf; locale: LocaleCode; changedAt: (row: Row) => string },
): Order {
  const orders: Record<Sort, Order> = {
    order: {
      keyOf: (row) => siteKey(shelf, row),
      compare: isByName(shelf) ? byName : plain,
    },
    title: { keyOf: ({ title }) => counted(inLocale(title, locale)), compare: plain },
    date: { keyOf: yearOf, compare: plain },
    reference: { keyOf: ({ values }) => counted(textOf(values['reference'])), compare: plain },
    changed: { keyOf: changedAt, compare: plain },
  };
  return orders[sort];
}

/** Rows of one key are ordered by id. */
export interface Place {
  key: string;
  id: string;
}

export const compareIn =
  ({ compare }: Order) =>
  (one: Place, other: Place): number =>
    compare(one.key, other.key) || plain(one.id, other.id);

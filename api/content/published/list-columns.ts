import { LOCALE_CODES } from '../../../src/contract/locale-codes';
import { fold } from '../../../src/contract/text/fold';
import { definition } from '../../../src/contract/collections/collections';
import { type Folder, FOLDERS } from '../../catalogue-files/kinds';
import type { Shelf, Values } from '../contract/item';
import { isFolder, textsOf } from '../shelves';

/** To be changed with the functions below, so that rows are made anew. */
export const LISTING = ['2', ...FOLDERS.map((folder) => definition(folder).order)];

/**
 * What lists of items go by.
 * @param entry as visitors see it
 */
export function listColumns(shelf: Shelf, entry: Values) {
  if (!isFolder(shelf)) return { place: '', public_in: '', type: null, published_on: null };
  const { type, published_on } = entry;
  const isWork = shelf === 'works';
  return {
    place: placeOf(shelf, entry),
    public_in: publicIn(entry),
    type: isWork && typeof type === 'string' ? type : null,
    published_on: isWork && typeof published_on === 'string' ? published_on : null,
  };
}

function publicIn({ status, slug }: Values): string {
  const slugs = textsOf(slug);
  const codes = status === 'draft' ? [] : LOCALE_CODES.filter((code) => slugs[code] !== undefined);
  return codes.length > 0 ? ` ${codes.join(' ')} ` : '';
}

/** A text that sorts by its bytes as the site sorts the items of a kind, on each engine alike. */
export function placeOf(folder: Folder, entry: Values): string {
  const { by = '', lastFirst } = definition(folder).order ?? {};
  const value = entry[by];
  if (typeof value === 'number') return Number.isSafeInteger(value) ? ofNumber(value) : '';
  const text = typeof value === 'string' ? value : '';
  return lastFirst ? lastDayFirst(text) : ofName(text);
}

/** Negative ones come first. */
const ofNumber = (value: number): string => (BigInt(value) + 2n ** 53n).toString().padStart(17, '0');

/** The number that a place was made of. */
export const positionAt = (place: string): number => (place === '' ? 0 : Number(BigInt(place) - 2n ** 53n));

/** ISO dates sort as text. */
const lastDayFirst = (day: string): string => day.replace(/\d/g, (digit) => String(9 - Number(digit)));

/** As French and English sort names: accents and capitals count between equal letters alone. */
// The sign is less than any letter, so that a name comes before those that begin with it.
const ofName = (name: string): string => `${fold(name)}\u0001${name}`;

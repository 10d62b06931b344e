import { LOCALE_CODES } from '../i18n/locales';
import { matchesPattern } from './match-pattern';
import { ROUTES } from './route-table';

export const SORTS = ['newest', 'creator', 'date'] as const;
export type Sort = (typeof SORTS)[number];

/** What a visitor asks of a list of works; its address keeps it. Nothing is asked by what is not there. */
export interface WorksFilter {
  availability?: 'available' | 'sold';
  /** A creator's slug, in the language of the page. */
  creator?: string;
  /** 1950 of what was made from 1950 to 1959. */
  decade?: number;
  /** A material's key (src/screens/works/filter/work-facts.ts). */
  material?: string;
  isNew?: boolean;
  /** The gallery's own order where it is not there. */
  sort?: Sort;
  /** Of several, from 1, which is not written. */
  page?: number;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);
/** Letters, figures and hyphens of any language: no address is made of anything else. */
const word = (text: string): string | undefined => (/^[\p{L}\p{N}_-]{1,80}$/u.test(text) ? text : undefined);
const matched = (pattern: RegExp) => (text: string) => (pattern.test(text) ? Number(text) : undefined);

/** How each part is called in an address, and which values mean something, in the order in which they are written. */
const PARAMETERS: [keyof WorksFilter, name: string, read: (text: string) => unknown][] = [
  ['availability', 'availability', oneOf(['available', 'sold'])],
  ['creator', 'creator', word],
  ['decade', 'decade', matched(/^[1-9]\d\d0$/)],
  ['material', 'material', word],
  ['isNew', 'new', (text) => text === 'yes' || undefined],
  ['sort', 'sort', oneOf(SORTS)],
  ['page', 'page', matched(/^([2-9]|[1-9]\d{1,4})$/)],
];

/** What an address asks for, in whatever case it is written; what means nothing is left out. */
export function readFilter(search: string): WorksFilter {
  const given = [...new URLSearchParams(search)].map(([name, value]) =>
    [name, value].map((one) => one.toLowerCase()),
  );
  return Object.fromEntries(
    PARAMETERS.flatMap(([part, name, read]) => {
      const value = read(given.find(([one]) => one === name)?.[1] ?? '');
      return value === undefined ? [] : [[part, value]];
    }),
  ) as WorksFilter;
}

/** The query of an address that asks for this, with its question mark; '' for all works in the gallery's order. */
export function filterSearch(filter: WorksFilter): string {
  const query = new URLSearchParams(
    PARAMETERS.flatMap(([part, name]) => {
      const value = filter[part];
      return value ? [[name, value === true ? 'yes' : String(value)]] : [];
    }),
  );
  return query.size > 0 ? `?${query}` : '';
}

/** Of the query of a page, what means something there: '' unless the page is a list of works. @param path decoded */
export const meantSearch = (path: string, search: string): string =>
  search !== '' && LOCALE_CODES.some((code) => matchesPattern(ROUTES['works-type-slug'].patterns[code], path))
    ? filterSearch(readFilter(search))
    : '';

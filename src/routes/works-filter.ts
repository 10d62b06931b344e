import { isSlug } from '../contract/forms/slug-list';

export const SORTS = ['newest', 'creator', 'date'] as const;
export type Sort = (typeof SORTS)[number];

export interface WorksFilter {
  availability?: 'available' | 'sold';
  /** A slug in the language of the page. */
  creator?: string;
  /** 1950 for 1950 to 1959. */
  decade?: number;
  /** A key of src/screens/works/filter/work-facts.ts. */
  material?: string;
  isNew?: boolean;
  /** The gallery's own order by default. */
  sort?: Sort;
  /** From 1, which the address omits. */
  page?: number;
}

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text);
const slug = (text: string): string | undefined => (isSlug(text) ? text : undefined);
const word = (text: string): string | undefined => (/^[\p{L}\p{N}_-]{1,80}$/u.test(text) ? text : undefined);
const matched = (pattern: RegExp) => (text: string) => (pattern.test(text) ? Number(text) : undefined);

/** In the order of the address. */
const PARAMETERS: [keyof WorksFilter, name: string, read: (text: string) => unknown][] = [
  ['availability', 'availability', oneOf(['available', 'sold'])],
  ['creator', 'creator', slug],
  ['decade', 'decade', matched(/^[1-9]\d\d0$/)],
  ['material', 'material', word],
  ['isNew', 'new', (text) => text === 'yes' || undefined],
  ['sort', 'sort', oneOf(SORTS)],
  ['page', 'page', matched(/^([2-9]|[1-9]\d{1,4})$/)],
];

/** Case-insensitive; skips unknown values. */
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

/** With its question mark; '' for the unfiltered list. */
export function filterSearch(filter: WorksFilter): string {
  const query = new URLSearchParams(
    PARAMETERS.flatMap(([part, name]) => {
      const value = filter[part];
      return value ? [[name, value === true ? 'yes' : String(value)]] : [];
    }),
  );
  return query.size > 0 ? `?${query}` : '';
}

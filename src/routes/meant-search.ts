import { isSlug } from '../contract/forms/slug-list';
import { LOCALE_CODES } from '../i18n/locales';
import { matchesPattern } from './match-pattern';
import { ROUTES, type RouteName } from './route-table';
import { filterSearch, readFilter } from './works-filter';

/** The subjects of an enquiry that an address names, the first before the others. */
export const SUBJECTS = ['work', 'event'] as const;

/** '' where nothing is named. */
export function subjectSearch(search: string): string {
  const named = new URLSearchParams(search);
  for (const name of SUBJECTS) {
    const slug = named.get(name);
    if (isSlug(slug)) return `?${new URLSearchParams({ [name]: slug })}`;
  }
  return '';
}

const MEANT: Partial<Record<RouteName, (search: string) => string>> = {
  'works-type-slug': (search) => filterSearch(readFilter(search)),
  contact: subjectSearch,
  'form-done': subjectSearch,
};

/** The parameters by which a page is another one: of a list its filter, of a form what it is about. `path` is decoded. */
export function meantSearch(path: string, search: string): string {
  if (search === '') return '';
  for (const [route, meant] of Object.entries(MEANT))
    if (LOCALE_CODES.some((code) => matchesPattern(ROUTES[route as RouteName].patterns[code], path)))
      return meant(search);
  return '';
}

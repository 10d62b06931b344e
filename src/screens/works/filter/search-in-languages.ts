import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import { filterSearch, readFilter } from '../../../routes/works-filter';

type Searches = Partial<Record<LocaleCode, string>>;

/** A material belongs to its language: in another one its list would be empty. */
export function searchInLanguages(search: string, locale: LocaleCode): Searches {
  const { material, page: _, ...others } = readFilter(search);
  if (material === undefined) return {};
  const codes = LOCALE_CODES.filter((code) => code !== locale);
  return Object.fromEntries(codes.map((code) => [code, filterSearch(others)]));
}

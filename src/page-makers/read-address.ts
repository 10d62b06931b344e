import { LOCALE_CODES } from '../i18n/locales';
import { bySpecificity, readPattern } from '../routes/match-pattern';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import type { PageAddress } from './load-page';

/** A page that the browser renders for many addresses also has one of its own, without what names them. */
const patternsOf = (pattern: string, isClient: boolean): string[] =>
  isClient ? [pattern, pattern.replace(/\/:\w+$/, '')] : [pattern];

/** The patterns of all pages in all languages, the most specific first. */
const ALL = LOCALE_CODES.flatMap((locale) =>
  ROUTE_NAMES.flatMap((route) =>
    patternsOf(ROUTES[route].patterns[locale], ROUTES[route].rendering === 'client').map((pattern) => ({
      pattern,
      route,
      locale,
    })),
  ),
).sort((a, b) => bySpecificity(a.pattern, b.pattern));

/** Of client routes only the address without a parameter. */
export const PAGE_PATTERNS: readonly string[] = ALL.filter(
  ({ pattern, route }) => ROUTES[route].rendering !== 'client' || !pattern.includes(':'),
).map(({ pattern }) => pattern);

/** Which page stands at a decoded path; undefined where no route leads there. */
export function readAddress(path: string): PageAddress | undefined {
  for (const { pattern, route, locale } of ALL) {
    const found = readPattern(pattern, path);
    if (found) return { route, locale, slug: found['slug'] ?? '', part: found['part'] ?? '' };
  }
  return undefined;
}

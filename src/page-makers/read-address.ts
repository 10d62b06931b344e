import { LOCALE_CODES } from '../i18n/locales';
import { bySpecificity, readPattern } from '../routes/match-pattern';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import type { PageAddress } from './load-page';

/** A client route also has an address without its parameter. */
const patternsOf = (pattern: string, isClient: boolean): string[] =>
  isClient ? [pattern, pattern.replace(/\/:\w+$/, '')] : [pattern];

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

/** `path` is decoded. */
export function readAddress(path: string): PageAddress | undefined {
  for (const { pattern, route, locale } of ALL) {
    const found = readPattern(pattern, path);
    if (found) return { route, locale, slug: found['slug'] ?? '', part: found['part'] ?? '' };
  }
  return undefined;
}

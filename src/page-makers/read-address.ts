import { LOCALE_CODES } from '../i18n/locales';
import { bySpecificity, readPattern } from '../routes/match-pattern';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { tokenPage } from '../routes/token-page';
import type { PageAddress } from './load-page';

const ALL = LOCALE_CODES.flatMap((locale) =>
  ROUTE_NAMES.map((route) => ({ pattern: ROUTES[route].patterns[locale], route, locale })),
).sort((a, b) => bySpecificity(a.pattern, b.pattern));

/** Of client routes the one page that is built. */
export const PAGE_PATTERNS: readonly string[] = ALL.map(({ pattern, route }) =>
  ROUTES[route].rendering === 'client' ? tokenPage(pattern) : pattern,
);

/** `path` is decoded. */
export function readAddress(path: string): PageAddress | undefined {
  for (const { pattern, route, locale } of ALL) {
    const found = readPattern(pattern, path);
    if (found) return { route, locale, slug: found['slug'] ?? '', part: found['part'] ?? '' };
  }
  return undefined;
}

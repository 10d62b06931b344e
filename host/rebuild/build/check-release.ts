import { COLLECTIONS, isPlain } from '../../../src/contract/kinds/kinds';
import { LOCALE_CODES, LOCALES } from '../../../src/i18n/locales';
import { allWorksPath } from '../../../src/routes/alternates';
import { ROUTE_NAMES, ROUTES } from '../../../src/routes/route-table';
import type { Manifest } from '../../../src/release/manifest';
import { matchesPattern } from '../../../src/routes/match-pattern';

/** Share of a route's pages that may disappear in one build; one page always may. */
const MAX_FALL = 0.2;

const KEY_ROUTES = ['index', 'about', ...COLLECTIONS.filter(isPlain), 'contact', 'legal-notice'] as const;
const ERROR_PAGES = ['404', '500'];

/** The build succeeded but must not be served; building again would not help. */
export class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
}

interface CheckOptions {
  force: boolean;
}

/** @throws ReleaseRefused that names missing pages and routes with far fewer pages */
export function checkRelease(release: Manifest, before: Manifest | undefined, { force }: CheckOptions): void {
  const missing = missingPages(release);
  if (missing.length > 0)
    throw new ReleaseRefused(`The build lacks ${missing.join(', ')}. It was not released.`);
  const falls = before && !force ? fallsOf(release, before) : [];
  if (falls.length === 0) return;
  throw new ReleaseRefused(
    `The build has far fewer pages than the release before: ${falls.join('; ')}. It was not released. ` +
      'If that is meant, ask for the rebuild with "force": true, or run: npm run build -- --force',
  );
}

function missingPages({ files, errorPages }: Manifest): string[] {
  const { pages, errors } = keyAddresses();
  return [...pages.filter((page) => !files[page]), ...errors.filter((page) => !errorPages[page])];
}

/** What every release has to have. */
export const keyAddresses = (): { pages: string[]; errors: string[] } => ({
  pages: LOCALE_CODES.flatMap((locale) => [
    ...KEY_ROUTES.map((name) => ROUTES[name].patterns[locale]),
    allWorksPath(locale),
  ]),
  errors: LOCALE_CODES.flatMap((locale) => ERROR_PAGES.map((status) => `${prefixOf(locale)}/${status}.html`)),
});

function fallsOf(release: Manifest, before: Manifest): string[] {
  const counts = countPages(release);
  return [...countPages(before)]
    .map(([pattern, was]) => ({ pattern, was, is: counts.get(pattern) ?? 0 }))
    .filter(({ was, is }) => was - is > Math.max(1, was * MAX_FALL))
    .map(({ pattern, was, is }) => `${pattern} from ${was} to ${is}`);
}

function countPages({ files }: Manifest): Map<string, number> {
  const counts = new Map<string, number>();
  const pages = Object.entries(files).filter(([, { type }]) => type.startsWith('text/html'));
  for (const [path] of pages) {
    const pattern = PATTERNS.find((one) => matchesPattern(one, path));
    if (pattern) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return counts;
}

/** Not counted: a list has no parts any more once it is short enough. */
const COUNTED_ROUTES = ROUTE_NAMES.filter((name) => name !== 'works-type-slug-part');
const PATTERNS = LOCALE_CODES.flatMap((locale) =>
  COUNTED_ROUTES.map((name) => ROUTES[name].patterns[locale]),
);

const prefixOf = (locale: (typeof LOCALE_CODES)[number]): string =>
  LOCALES[locale].prefix && `/${LOCALES[locale].prefix}`;

import type { DeployedFile, Manifest, Redirect } from '../../src/release/manifest';
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '../../src/i18n/locales';
import { matchesPattern, readPattern } from '../../src/routes/match-pattern';
import { fillPattern } from '../../src/routes/route-path';
import { ROUTES } from '../../src/routes/route-table';
import { pageOf } from '../../src/release/page-data';
import { encodePath } from './request-path';

export type Resolution =
  | { kind: 'file'; file: DeployedFile }
  | { kind: 'function' }
  | { kind: 'pattern'; file: DeployedFile; pattern: string }
  | ({ kind: 'redirect' } & Redirect);

/**
 * `/about/`, `/about/index.html`, `//about`, `/About`, `/en/about` and `/fr/about` redirect to `/about`, so that every page has one
 * address.
 */
export function resolvePath(manifest: Manifest, path: string): Resolution | undefined {
  const found = findBuilt(manifest, path);
  if (found) return found;
  const clean = cleaned(path);
  const single = cleaned(path.replace(/\/{2,}/g, '/'));
  const isOther = (it: string) => it !== path;
  const built = [clean, single, single.toLowerCase(), ...inOtherTree(single)]
    .filter(isOther)
    .find((it) => isPage(manifest, it));
  if (built) return findMoved(manifest, built) ?? movedTo(built, clean);
  const made = findMade(manifest, path);
  if (made) return made;
  const meant = [clean, single].filter(isOther).find((it) => findMade(manifest, it));
  return meant ? movedTo(meant, clean) : undefined;
}

const cleaned = (path: string): string => path.replace(/\/(index\.html)?$/, '') || '/';

/** Of an address that mixes the languages' trees, or names the one that has no prefix. */
function inOtherTree(path: string): string[] {
  const [, code = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  // Of `/fr` alone, the error page says more than another language's first page.
  const isNamed = isLocaleCode(code) && (rest !== '' || !LOCALES[code].prefix);
  const bare = isNamed ? rest || '/' : path;
  const named = isNamed ? inLanguage(bare, code) : [];
  return [...named, ...LOCALE_CODES.map((each) => below(each, bare))];
}

const below = (code: LocaleCode, path: string): string =>
  LOCALES[code].prefix ? `/${LOCALES[code].prefix}${path}` : path;

/** `/fr/a-propos` for `/about`; of an item the same slug, which it may not have in that language. */
const inLanguage = (path: string, code: LocaleCode): string[] =>
  LOCALE_CODES.flatMap((from) =>
    Object.values(ROUTES).flatMap(({ patterns }) => {
      const found = readPattern(patterns[from], below(from, path));
      return found ? [decodeURIComponent(fillPattern(patterns[code], found))] : [];
    }),
  );

const movedTo = (to: string, clean: string): Resolution => ({
  kind: 'redirect',
  to: encodePath(to),
  status: to === clean ? 308 : 301,
});

const isPage = ({ files, redirects }: Manifest, path: string): boolean =>
  (files[path]?.type.startsWith('text/html') ?? false) || redirects[path] !== undefined;

/** Whether the function can render the page, page data or file, built or not. */
export function isRendered({ functionPatterns, functionEntry, live }: Manifest, path: string): boolean {
  // Gatsby decodes the path again and fails at a bare percent sign, which no slug has.
  if (path.includes('%')) return false;
  const page = pageOf(path);
  const isOneOf = (patterns: readonly string[]) => patterns.some((pattern) => matchesPattern(pattern, page));
  if (functionEntry === undefined) return false;
  return live ? isOneOf(live.pages) || isOneOf(live.files) : isOneOf(functionPatterns);
}

function findBuilt(manifest: Manifest, path: string): Resolution | undefined {
  const file = manifest.files[path];
  return file ? { kind: 'file', file } : findMoved(manifest, path);
}

function findMoved({ redirects }: Manifest, path: string): Resolution | undefined {
  const redirect = redirects[path];
  return redirect && { kind: 'redirect', ...redirect };
}

function findMade(manifest: Manifest, path: string): Resolution | undefined {
  const match = manifest.patterns.find(({ pattern }) => matchesPattern(pattern, path));
  if (match) return { kind: 'pattern', ...match };
  return isRendered(manifest, path) ? { kind: 'function' } : undefined;
}

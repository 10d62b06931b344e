import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '../i18n/locales';
import { readPattern } from './match-pattern';
import { fillPattern } from './route-path';
import { ROUTES } from './route-table';
import { withoutBehind } from './without-behind';

/** `path` without a slash or `index.html` at its end. */
export const cleaned = (path: string): string => path.replace(/\/(index\.html)?$/, '') || '/';

/** `path` without what stands around it, in the case in which it is written. */
export function barePaths(path: string): string[] {
  const single = cleaned(path.replace(/\/{2,}/g, '/'));
  return others(path, [cleaned(path), single, withoutBehind(single) || '/']);
}

const others = (path: string, all: readonly string[]): string[] =>
  [...new Set(all)].filter((it) => it !== path);

/**
 * Paths that an address may have meant which leads nowhere, the likeliest first: `/about` for `/about/`, `/about/index.html`,
 * `//about`, `/about).`, `/About`, `/en/about`; `/fr/a-propos` for `/fr/about`. All are decoded, as `path` is, and other than it.
 */
export function meantPaths(path: string): string[] {
  const bare = barePaths(path);
  const alone = bare.at(-1) ?? path;
  const lower = alone.toLowerCase();
  return others(path, [...bare, lower, ...inOtherTree(alone), ...inOtherTree(lower)]);
}

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

/** `/fr/a-propos` for `/about`; of an item the same slug, from which the other language's leads on. */
const inLanguage = (path: string, code: LocaleCode): string[] =>
  LOCALE_CODES.flatMap((from) =>
    Object.values(ROUTES).flatMap(({ patterns }) => {
      const found = readPattern(patterns[from], below(from, path));
      return found ? [decodeURIComponent(fillPattern(patterns[code], found))] : [];
    }),
  );

import { FOLDERS, type Folder } from '../catalogue-files/kinds';
import { COLLECTIONS, type Collection } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { routePath } from '../../src/routes/route-path';
import type { Shelf, Values } from './contract/item';

export const isCollection = (shelf: Shelf): shelf is Collection =>
  (COLLECTIONS as readonly string[]).includes(shelf);

/** Of items that have addresses of their own. */
export const isFolder = (shelf: Shelf): shelf is Folder => (FOLDERS as readonly string[]).includes(shelf);

type Texts = Partial<Record<LocaleCode, string>>;

/** Without what is no text, as drafts may hold anything. */
export function textsOf(value: unknown): Texts {
  if (typeof value !== 'object' || value === null) return {};
  const texts = value as Readonly<Record<string, unknown>>;
  const filled = LOCALE_CODES.filter((code) => typeof texts[code] === 'string' && texts[code] !== '');
  return Object.fromEntries(filled.map((code) => [code, texts[code]])) as Texts;
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** In which an item exists: those of its slug; as long as it has none, and for pages, those of its title. */
export function localesOf({ slug, title, description }: Values): LocaleCode[] {
  const named = [slug, title, description].map((one) => Object.keys(textsOf(one)) as LocaleCode[]);
  return named.find(({ length }) => length > 0) ?? [];
}

const PAGE_ROUTES = {
  home: 'index',
  about: 'about',
  contact: 'contact',
  'legal-notice': 'legal-notice',
} as const;

/** Of what is public, by language. */
export function urlsOf(siteUrl: string, shelf: Shelf, id: string, published: Values | undefined): Texts {
  if (!published || published['status'] === 'draft') return {};
  const slugs = textsOf(published['slug']);
  const pathIn = (locale: LocaleCode): string | undefined => {
    if (shelf === 'site') return routePath('index', locale);
    if (shelf === 'pages') return routePath(PAGE_ROUTES[id as keyof typeof PAGE_ROUTES], locale);
    const slug = slugs[locale];
    if (!slug) return undefined;
    return shelf === 'types'
      ? routePath('works-type-slug', locale, { slug })
      : routePath(`${shelf}-slug`, locale, { slug });
  };
  return Object.fromEntries(
    localesOf(published).flatMap((locale) => {
      const path = pathIn(locale);
      return path === undefined ? [] : [[locale, siteUrl + path]];
    }),
  );
}

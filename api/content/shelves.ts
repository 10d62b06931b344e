import { type Collection, COLLECTIONS } from '../../src/contract/kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locale-codes';
import { fold } from '../../src/contract/text/fold';
import { routePath } from '../../src/routes/route-path';
import { type Folder, FOLDERS } from '../catalogue-files/kinds';
import { isPart, isSame, valueAt } from './contract/field-path';
import type { FieldChange, ItemState, OfItem, Shelf, Values } from './contract/item';
import { draftSchema } from './file-schemas';

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

interface Known {
  /** As it is public; undefined before anything is. */
  published: Values | undefined;
  changes: readonly FieldChange[];
  isScheduled: boolean;
  /** Whether the desk has withdrawn it since it was last published. */
  isWithdrawn: boolean;
}

export function stateOf({ published, changes, isScheduled, isWithdrawn }: Known): ItemState {
  if (isScheduled) return 'scheduled';
  if (!published) return 'draft';
  if (published['status'] === 'draft') return isWithdrawn ? 'withdrawn' : 'draft';
  return changes.length > 0 ? 'changed' : 'public';
}

/** Without those that are public by now, since somebody else wrote the same. */
export const openChanges = <Change extends Pick<FieldChange, 'path' | 'value'>>(
  published: Values | undefined,
  changes: readonly Change[] = [],
): Change[] => changes.filter(({ path, value }) => !isSame(value, valueAt(published ?? {}, path)));

/** Rows of one statement: both engines bound the values that one takes. */
const PART = 500;

export const partsOf = <T>(all: readonly T[], size = PART): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

export const itemsOn = (shelf: Shelf, ids: readonly string[]): OfItem[] => ids.map((id) => ({ shelf, id }));

/** Asks about many items with a few statements. @returns what all of these give */
export async function byShelf<Row>(
  items: readonly OfItem[],
  ask: (shelf: Shelf, ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const shelf of new Set(items.map((one) => one.shelf))) {
    const ids = [...new Set(items.filter((one) => one.shelf === shelf).map(({ id }) => id))];
    for (const part of partsOf(ids)) rows.push(...(await ask(shelf, part)));
  }
  return rows;
}

/**
 * As drafts name them, so that each can be put back as a change of one; a price is one field, a title one in each language. When
 * it changed says nothing.
 */
export function changedPaths(of: OfItem, before: Values, after: Values, at = ''): string[] {
  return keysOf(before, after).flatMap((key) => {
    const [one, other] = [before[key], after[key]];
    if (key === 'updated_at' || isSame(one, other)) return [];
    const path = at ? `${at}.${key}` : key;
    const hasFields =
      isPart(one) &&
      isPart(other) &&
      keysOf(one, other).every((name) => draftSchema(of.shelf, of.id, `${path}.${name}`));
    return hasFields ? changedPaths(of, one, other, path) : [path];
  });
}

const keysOf = (one: Values, other: Values): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

/** 'ML 0147' and 'ml0147' are one; '81.10.1', '81.101' and '81-10-1' are three. */
export const plainReference = (reference: string): string =>
  fold(reference)
    .replace(/\p{Pd}/gu, '-')
    .replace(/(\d?)([\s.-]+)(?=(\d?))/g, (_, before: string, sign: string, after: string) =>
      before && after ? before + (sign.trim() || ' ') : before,
    );

/** In each language; names of persons are the same in all, and what has no name yet is called by its id. */
export function titleOf({ title, name }: Values, id: string): Partial<Record<LocaleCode, string>> {
  const titles = textsOf(title);
  if (Object.keys(titles).length > 0) return titles;
  const named = textOf(name) || id;
  return { en: named, fr: named };
}

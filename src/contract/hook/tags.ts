import { COLLECTIONS, folderOf, KINDS, type ChangeKind, type Collection } from '../kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../locale-codes';

/** `fr/works/banc-quai`, `en/works?type=lighting`. Pages are tagged with the answers they are made of. */
export type Tag = `${LocaleCode}/${string}` | DayTag;

/** Of what depends on the gallery's day; `day/Asia/Tokyo`: on the day in that time zone. */
export type DayTag = 'day' | `day/${string}`;

export const dayTag = (zone?: string): DayTag => (zone === undefined ? 'day' : `day/${zone}`);

export const isDayTag = (tag: string): tag is DayTag => tag === 'day' || tag.startsWith('day/');

/** Undefined: the gallery's own. */
export const zoneOfDay = (tag: DayTag): string | undefined => tag.slice('day/'.length) || undefined;

export type ListName = 'worktypes' | Collection;

export const itemTag = (locale: LocaleCode, kind: ChangeKind, slug: string): Tag =>
  `${locale}/${folderOf(kind)}/${slug}`;

/** Stands for all items of a kind; for pages made of every one. */
export const everyItemTag = (locale: LocaleCode, kind: ChangeKind): Tag => itemTag(locale, kind, '*');

export const listTag = (locale: LocaleCode, list: ListName, type?: string): Tag =>
  `${locale}/${list}${type === undefined ? '' : `?type=${type}`}`;

export const settingsTag = (locale: LocaleCode): Tag => `${locale}/site-settings`;

export function widerTag(tag: string): Tag | undefined {
  const [, locale, collection] = /^(\w{2})\/(\w+)\/(?!\*$)/.exec(tag) ?? [];
  return locale && collection ? `${locale as LocaleCode}/${collection}/*` : undefined;
}

/** `en/works?type=lighting` becomes `en/works?*`, for callers who do not tell parts of a list apart. */
export const wholeListTag = (tag: string): string => {
  const end = tag.indexOf('?');
  return end < 0 ? tag : `${tag.slice(0, end)}?*`;
};

/** In every language and type, for callers who name items only. */
export const tagsOfLists = (kind: ChangeKind): Tag[] =>
  LOCALE_CODES.flatMap((locale) => listsOf(kind).map((list): Tag => `${locale}/${list}`));

function listsOf(kind: ChangeKind): string[] {
  if (kind === 'work') return ['works', 'works?*', 'worktypes'];
  return kind === 'page' ? [] : [folderOf(kind)];
}

/** In every language, since a slug does not tell its own. */
export const tagsOfItem = (kind: ChangeKind, slug: string): Tag[] =>
  LOCALE_CODES.map((locale) => itemTag(locale, kind, slug));

/** Of an item's tag; undefined for those of lists, settings, days and of all items of a kind. */
export function itemOfTag(tag: string): { kind: ChangeKind; slug: string } | undefined {
  const [, folder, slug = ''] = /^\w{2}\/(\w+)\/([^*].*)$/.exec(tag) ?? [];
  if (folder === folderOf('page')) return { kind: 'page', slug };
  const name = COLLECTIONS.find((one) => one === folder);
  return name && { kind: KINDS[name].kind, slug };
}

import { folderOf, type ChangeKind, type Collection } from '../kinds/kinds';
import { LOCALE_CODES, type LocaleCode } from '../locale-codes';

/**
 * The name of an answer of the API: a call of the contract in a language. `fr/works/banc-quai`, `en/works`,
 * `en/works?type=lighting`, `en/pages/home`, `en/site-settings`. A page is tagged with all that it was made of, so that who
 * knows which answers have changed knows which pages have.
 */
export type Tag = `${LocaleCode}/${string}`;

export type ListName = 'worktypes' | Collection;

/** Of an item, by its slug in that language. */
export const itemTag = (locale: LocaleCode, kind: ChangeKind, slug: string): Tag =>
  `${locale}/${folderOf(kind)}/${slug}`;

/** Of all items of a kind together: it has changed when any of theirs has. For what is made of every one. */
export const everyItemTag = (locale: LocaleCode, kind: ChangeKind): Tag => itemTag(locale, kind, '*');

/** Of a list; of the works of one type, by the type's slug. */
export const listTag = (locale: LocaleCode, list: ListName, type?: string): Tag =>
  `${locale}/${list}${type === undefined ? '' : `?type=${type}`}`;

export const settingsTag = (locale: LocaleCode): Tag => `${locale}/site-settings`;

/** The tag that has changed as well where this one has: that of every item; undefined of a list or the settings. */
export function widerTag(tag: string): Tag | undefined {
  const [, locale, collection] = /^(\w+)\/(\w+)\/(?!\*$)/.exec(tag) ?? [];
  return locale && collection ? `${locale as LocaleCode}/${collection}/*` : undefined;
}

/** Of a part of a list, that of the list: who does not tell parts apart has told of all of them. */
export const wholeListTag = (tag: string): string => {
  const end = tag.indexOf('?');
  return end < 0 ? tag : `${tag.slice(0, end)}?*`;
};

/** The lists that an item of a kind may stand in, of every language and type: for who tells of items alone. */
export const tagsOfLists = (kind: ChangeKind): Tag[] =>
  LOCALE_CODES.flatMap((locale) => listsOf(kind).map((list): Tag => `${locale}/${list}`));

function listsOf(kind: ChangeKind): string[] {
  if (kind === 'work') return ['works', 'works?*', 'worktypes'];
  return kind === 'page' ? [] : [folderOf(kind)];
}

/** Of an item in every language, since a slug does not say which it is of. */
export const tagsOfItem = (kind: ChangeKind, slug: string): Tag[] =>
  LOCALE_CODES.map((locale) => itemTag(locale, kind, slug));

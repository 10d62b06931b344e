import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { listTag, settingsTag, tagsOfItem, wholeListTag, type ListName } from '../../src/contract/hook/tags';
import { KINDS } from '../../src/contract/kinds/kinds';
import { isSame } from '../content/contract/field-path';
import type { OfItem, Shelf, Values } from '../content/contract/item';
import { addressesOf, namedBy, namersOf, presentSlugsOf } from '../content/published/link-queries';
import { fileOf } from '../content/published/entry';
import { linksOf } from '../content/published/item-queries';
import { valuesOf } from '../content/published/item-text';
import type { Written } from '../content/writing/version-queries';
import { isCollection, textOf } from '../content/shelves';
import type { Queries } from '../database/queries';

/** Of more items around a publication, every page is made anew. */
const MOST = 500;

/** What a publication makes of an item; undefined where visitors do not see it. */
interface Change {
  of: OfItem;
  was: Values | undefined;
  is: Values | undefined;
}

/**
 * What a publication makes out of date: the items, their lists, and what they name or is named by them. Too many tags are
 * harmless. To be asked in the transaction that has written the items.
 * @returns tags of `src/contract/hook/tags.ts`, each once; none where visitors see nothing of it
 */
export async function tagsOfWriting(from: Queries, written: readonly Written[]): Promise<string[]> {
  const changes = written
    .map(
      ({ shelf, item, before, after }): Change => ({
        ...{ of: { shelf, id: item }, was: shownOf(before), is: shownOf(after) },
      }),
    )
    .filter(({ was, is }) => was !== undefined || is !== undefined);
  const tags = new Set<string>();
  const add = (more: readonly string[]) => more.forEach((tag) => tags.add(tag));
  for (const change of changes) add(ownTags(change));
  add(await tagsOfTypes(from, changes));
  const others = await itemsAround(from, changes);
  // Settings are on every page.
  if (others.length > MOST) add(LOCALE_CODES.map(settingsTag));
  else add(await tagsOfOthers(from, others));
  // It shows works, creators, events and what is new: all but the press.
  if (changes.some(({ of }) => of.shelf !== 'press')) add(tagsOfItem('page', 'home'));
  return [...tags];
}

function shownOf(text: string | null): Values | undefined {
  const values = valuesOf(text);
  return text === null || values['status'] === 'draft' ? undefined : values;
}

function ownTags({ of, was, is }: Change): string[] {
  const { shelf, id } = of;
  if (shelf === 'site') return LOCALE_CODES.map(settingsTag);
  if (shelf === 'pages') return tagsOfItem('page', id);
  const slugs = [was, is].flatMap((values) => addressesOf(of, values ?? {}).map(({ slug }) => slug));
  // A type is on every page, and each of its works' lists bears its name.
  if (shelf === 'types') return [...inEach('worktypes'), ...inEach('works'), ...slugs.flatMap(listsOf)];
  return [
    ...slugs.flatMap((slug) => tagsOfItem(KINDS[shelf].kind, slug)),
    ...inEach(shelf),
    // Types are shown with the number of their works.
    ...(shelf === 'works' && !isSame(countedOf(was), countedOf(is)) ? inEach('worktypes') : []),
    ...(isShownByWorks({ of, was, is }) ? everyListOfWorks() : []),
  ];
}

const inEach = (list: ListName): string[] => LOCALE_CODES.map((locale) => listTag(locale, list));

/** The lists of works of each type that is written, or that a work has or had. */
async function tagsOfTypes(from: Queries, changes: readonly Change[]): Promise<string[]> {
  const types = changes.flatMap(({ of, was, is }): OfItem[] => {
    if (of.shelf === 'types') return [of];
    if (of.shelf !== 'works') return [];
    return [was, is].flatMap((values) => (values ? { shelf: 'types', id: textOf(values['type']) } : []));
  });
  return (await presentSlugsOf(from, types)).flatMap(({ slug }) => listsOf(slug));
}

const countedOf = (values: Values | undefined) =>
  values && [values['type'], Object.keys(values['slug'] ?? {}).sort()];

/** Of the works of a type. */
const listsOf = (slug: string): string[] => LOCALE_CODES.map((locale) => listTag(locale, 'works', slug));

/** What works show of them: another name of a creator is in all that shows the works. */
const SHOWN_BY_WORKS: Partial<Record<Shelf, readonly string[]>> = {
  creators: ['slug', 'former_slugs', 'name', 'sort_name', 'status'],
  types: ['slug', 'title', 'status'],
};

const isShownByWorks = ({ of, was, is }: Change): boolean =>
  SHOWN_BY_WORKS[of.shelf]?.some((field) => !isSame(was?.[field], is?.[field])) ?? false;

const everyListOfWorks = (): string[] =>
  LOCALE_CODES.flatMap((locale) => [listTag(locale, 'works'), wholeListTag(listTag(locale, 'works', '*'))]);

/** What the changed ones name or have named, what names them, and what shows works that show them. */
async function itemsAround(from: Queries, changes: readonly Change[]): Promise<OfItem[]> {
  const found = new Map<string, OfItem>();
  const add = (items: readonly OfItem[]) => items.forEach((one) => found.set(fileOf(one), one));
  for (const { of, was, is } of changes)
    add([was, is].flatMap((values) => (values ? namedIn(of, values) : [])));
  const namers = await namersOf(
    from,
    changes.map(({ of }) => of),
  );
  const shown = new Set(changes.filter(isShownByWorks).map(({ of }) => fileOf(of)));
  const works = namers.filter(({ named, by }) => by.shelf === 'works' && shown.has(fileOf(named)));
  add(
    namers
      .filter(({ named, by }) => by.shelf !== 'works' || !SHOWN_BY_WORKS[named.shelf])
      .map(({ by }) => by),
  );
  // More than that are not told one by one.
  const some = works.slice(0, MOST + 1).map(({ by }) => by);
  add(some);
  add((await namersOf(from, some)).map(({ by }) => by));
  add(await namedBy(from, some));
  for (const { of } of changes) found.delete(fileOf(of));
  return [...found.values()];
}

const namedIn = (of: OfItem, values: Values): OfItem[] =>
  linksOf(of, values).map(({ kind, id }) => ({ shelf: kind, id }));

/** Lists of works show creators and types. */
async function tagsOfOthers(from: Queries, others: readonly OfItem[]): Promise<string[]> {
  const slugs = await presentSlugsOf(
    from,
    others.filter(({ shelf }) => isCollection(shelf)),
  );
  return [
    ...others.flatMap(({ shelf, id }) => (shelf === 'pages' ? tagsOfItem('page', id) : [])),
    ...slugs.flatMap(({ of: { shelf }, slug }) =>
      isCollection(shelf) ? tagsOfItem(KINDS[shelf].kind, slug) : [],
    ),
  ];
}

import { LOCALE_CODES } from '../../src/contract/locale-codes';
import { listTag, settingsTag, tagsOfItem, wholeListTag, type ListName } from '../../src/contract/hook/tags';
import { KINDS } from '../../src/contract/kinds/kinds';
import { isSame } from '../content/contract/field-path';
import type { OfItem, Shelf, Values } from '../content/contract/item';
import { addressesOf, namedBy, namersOf, presentSlugsOf } from '../content/published/link-queries';
import { fileOf } from '../content/published/entry';
import { linksOf } from '../content/published/item-queries';
import { valuesOf } from '../content/published/item-text';
import type { Written } from '../content/writing/written';
import { isCollection, textOf } from '../content/shelves';
import { inTurn } from '../database/in-turn';
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
  for (const change of changes) add(await ownTags(from, change));
  const others = await itemsAround(from, changes);
  // Settings are on every page.
  if (others.length > MOST) add(LOCALE_CODES.map(settingsTag));
  else for (const of of others) add(await tagsOfOther(from, of));
  // It shows works, creators, events and what is new: all but the press.
  if (changes.some(({ of }) => of.shelf !== 'press')) add(tagsOfItem('page', 'home'));
  return [...tags];
}

function shownOf(text: string | null): Values | undefined {
  const values = valuesOf(text);
  return text === null || values['status'] === 'draft' ? undefined : values;
}

async function ownTags(from: Queries, { of, was, is }: Change): Promise<string[]> {
  const { shelf, id } = of;
  if (shelf === 'site') return LOCALE_CODES.map(settingsTag);
  if (shelf === 'pages') return tagsOfItem('page', id);
  const slugs = [was, is].flatMap((values) => addressesOf(of, values ?? {}).map(({ slug }) => slug));
  // A type is on every page, and each of its works' lists bears its name.
  if (shelf === 'types')
    return [...inEach('worktypes'), ...inEach('works'), ...(await listsOf(from, of, slugs))];
  return [
    ...slugs.flatMap((slug) => tagsOfItem(KINDS[shelf].kind, slug)),
    ...inEach(shelf),
    ...(shelf === 'works' ? await tagsOfWork(from, was, is) : []),
    ...(isShownByWorks({ of, was, is }) ? everyListOfWorks() : []),
  ];
}

const inEach = (list: ListName): string[] => LOCALE_CODES.map((locale) => listTag(locale, list));

async function tagsOfWork(from: Queries, was: Values | undefined, is: Values | undefined): Promise<string[]> {
  const types = [...new Set([was, is].flatMap((values) => (values ? textOf(values['type']) : [])))];
  const lists = await inTurn(types, (id) => listsOf(from, { shelf: 'types', id }));
  // Types are shown with the number of their works.
  const isCounted = isSame(countedOf(was), countedOf(is));
  return [...lists.flat(), ...(isCounted ? [] : inEach('worktypes'))];
}

const countedOf = (values: Values | undefined) =>
  values && [values['type'], Object.keys(values['slug'] ?? {}).sort()];

/** Of the works of a type. @param more slugs that it had */
const listsOf = async (from: Queries, type: OfItem, more: readonly string[] = []): Promise<string[]> =>
  [...(await presentSlugsOf(from, type)), ...more].flatMap((slug) =>
    LOCALE_CODES.map((locale) => listTag(locale, 'works', slug)),
  );

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
  for (const change of changes) {
    const { of, was, is } = change;
    const isOfWorks = isShownByWorks(change);
    const namers = await namersOf(from, of);
    add([was, is].flatMap((values) => (values ? namedIn(of, values) : [])));
    add(namers.filter(({ shelf }) => shelf !== 'works' || !SHOWN_BY_WORKS[of.shelf] || isOfWorks));
    if (!isOfWorks) continue;
    for (const work of namers.filter(({ shelf }) => shelf === 'works')) {
      if (found.size > MOST) break;
      add([...(await namersOf(from, work)), ...(await namedBy(from, work))]);
    }
  }
  for (const { of } of changes) found.delete(fileOf(of));
  return [...found.values()];
}

const namedIn = (of: OfItem, values: Values): OfItem[] =>
  linksOf(of, values).map(({ kind, id }) => ({ shelf: kind, id }));

/** Lists of works show creators and types. */
async function tagsOfOther(from: Queries, of: OfItem): Promise<string[]> {
  const { shelf, id } = of;
  if (shelf === 'pages') return tagsOfItem('page', id);
  if (!isCollection(shelf)) return [];
  const slugs = await presentSlugsOf(from, of);
  return slugs.flatMap((slug) => tagsOfItem(KINDS[shelf].kind, slug));
}

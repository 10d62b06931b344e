import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { GalleryDatabase } from '../../database/database';
import { inTurn } from '../../database/in-turn';
import type { Queries } from '../../database/queries';
import { putFileNames } from '../published/item-files';
import { removeLinks } from '../published/item-queries';
import { itemsOn, partsOf } from '../shelves';
import { DeskError, writeFault } from '../../desk/desk-error';
import type { Shelf } from '../contract/item';
import { knownItems, type KnownItem } from './known-items';
import { listedRows, RULES } from './listed-row';

/** Items whose rows are made in one transaction. */
const BLOCK = 25;

/**
 * Makes the rows of all that has changed, whoever has changed it: triggers have marked it. Lists are asked for after it, so
 * that they are never behind.
 *
 * @returns what does so; `but` is a work whose own row is not asked for
 */
export function openRelisting(database: GalleryDatabase): (options?: { but?: string }) => Promise<void> {
  const inTurn = pLimit(1);
  const relist = async (but?: string): Promise<void> => {
    // What is marked meanwhile is for those who ask then.
    const last = await database.read((from) => lastMark(from, but));
    if (last === undefined) return;
    while (await database.write((to) => relistSome(to, last)).catch(unlessFull)) await setImmediate();
  };
  return ({ but } = {}) =>
    inTurn(async () => {
      await relist(but);
      // Works whose creators have another name.
      await relist(but);
    });
}

/** A disk that is full keeps nobody from reading: what was written since is shown once there is room. */
function unlessFull(error: unknown): false {
  if (writeFault(error) instanceof DeskError) return false;
  throw error;
}

async function lastMark(from: Queries, but?: string): Promise<number | undefined> {
  const found = await from
    .selectFrom('listed_stale')
    .select('number')
    .$if(but !== undefined, (rest) => rest.where('kind', '=', 'works').where('id', '<>', but!))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.number;
}

/** Marks the rows that other code has made. */
export async function renewListed(to: Queries): Promise<void> {
  await to
    .insertInto('listed_stale')
    .columns(['kind', 'id'])
    .expression((of) => of.selectFrom('listed_items').select(['kind', 'id']).where('rules', '<>', RULES))
    .execute();
}

/** Within a transaction that is to know all that was written before it. */
export async function relistNow(to: Queries): Promise<void> {
  while (await relistSome(to, Number.MAX_SAFE_INTEGER));
}

/** @returns whether there are more */
async function relistSome(to: Queries, last: number): Promise<boolean> {
  const marks = await to
    .selectFrom('listed_stale')
    .selectAll()
    .where('number', '<=', last)
    .orderBy('number')
    .limit(BLOCK)
    .execute();
  const byKind = new Map<Shelf, Set<string>>();
  for (const { kind, id } of marks) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(id));
  for (const [kind, ids] of byKind) await relistItems(to, kind, [...ids]);
  const numbers = marks.map(({ number }) => number);
  if (numbers.length > 0) await to.deleteFrom('listed_stale').where('number', 'in', numbers).execute();
  return marks.length === BLOCK;
}

async function relistItems(to: Queries, kind: Shelf, ids: readonly string[]): Promise<void> {
  const items = await readable(to, kind, ids);
  const rows = items.map((item) => listedRows(kind, item));
  if (kind === 'creators')
    await relistWorksOf(to, ids, new Map(rows.map(({ item }) => [item.id, item.known_as])));
  await to.deleteFrom('listed_items').where('kind', '=', kind).where('id', 'in', ids).execute();
  await to.deleteFrom('listed_gaps').where('kind', '=', kind).where('id', 'in', ids).execute();
  await to.deleteFrom('listed_links').where('kind', '=', kind).where('id', 'in', ids).execute();
  await removeLinks(to, kind, ids, 1);
  const made = rows.map(({ item }) => item);
  if (made.length > 0) await to.insertInto('listed_items').values(made).execute();
  const gaps = rows.flatMap((one) => one.gaps);
  if (gaps.length > 0) await to.insertInto('listed_gaps').values(gaps).execute();
  const links = rows.flatMap((one) => one.links);
  if (links.length > 0) await to.insertInto('listed_links').values(links).execute();
  for (const named of partsOf(rows.flatMap((one) => one.named.items)))
    await to.insertInto('item_links').values(named).execute();
  const files = rows.flatMap((one) => one.named.files);
  await putFileNames(to, itemsOn(kind, ids), files, 1);
}

/** Without one that nobody can read, which must not keep all others from being listed. */
async function readable(from: Queries, kind: Shelf, ids: readonly string[]): Promise<KnownItem[]> {
  try {
    return [...(await knownItems(from, kind, ids)).values()];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return ids.length === 1 ? [] : (await inTurn(ids, (id) => readable(from, kind, [id]))).flat();
  }
}

/** Works are found by the names of their creators. @param names as they are now */
async function relistWorksOf(
  to: Queries,
  creators: readonly string[],
  names: ReadonlyMap<string, string>,
): Promise<void> {
  const before = await to
    .selectFrom('listed_items')
    .select(['id', 'known_as'])
    .where('kind', '=', 'creators')
    .where('id', 'in', creators)
    .execute();
  const renamed = creators.filter((id) => before.find((one) => one.id === id)?.known_as !== names.get(id));
  if (renamed.length === 0) return;
  await to
    .insertInto('listed_stale')
    .columns(['kind', 'id'])
    .expression((of) =>
      of
        .selectFrom('item_links')
        .select(['kind', 'item as id'])
        .distinct()
        .where('kind', '=', 'works')
        .where('to_kind', '=', 'creators')
        .where('to_item', 'in', renamed),
    )
    .execute();
}

import type { Selectable } from 'kysely';
import type { Queries } from '../../database/queries';
import type { Tables } from '../../database/schema/tables';
import type { Actor } from '../../desk/log-queries';
import { byShelf, partsOf } from '../shelves';
import type { OfItem, OpenItem, Shelf } from '../contract/item';
import { fileOf } from '../published/entry';

export type VersionRow = Selectable<Tables['desk_versions']>;

/** Newest first. */
const versions = (from: Queries) => from.selectFrom('desk_versions').selectAll().orderBy('number', 'desc');

type NewVersion = Omit<VersionRow, 'number' | 'person' | 'name'>;

/** @param actor null for what a clock or a hand did. @returns their numbers, by the files of their items */
export async function addVersions(
  to: Queries,
  versions: readonly NewVersion[],
  actor: Actor | null,
): Promise<Map<string, number>> {
  const by = { person: actor?.id ?? null, name: actor?.name ?? null };
  const numbers = new Map<string, number>();
  for (const part of partsOf(versions)) {
    const added = await to
      .insertInto('desk_versions')
      .values(
        part.map(({ shelf, item, at, act, before, after }) => ({
          ...{ shelf, item, at, act, before, after },
          ...by,
        })),
      )
      .returning(['shelf', 'item', 'number'])
      .execute();
    for (const { shelf, item: id, number } of added) numbers.set(fileOf({ shelf, id }), number);
  }
  return numbers;
}

export const addVersion = async (to: Queries, version: NewVersion, actor: Actor | null): Promise<void> =>
  void (await addVersions(to, [version], actor));

/** Newest first. */
export const versionsOf = (from: Queries, shelf: Shelf, item: string): Promise<VersionRow[]> =>
  versions(from).where('shelf', '=', shelf).where('item', '=', item).execute();

export const findVersion = (from: Queries, number: number): Promise<VersionRow | undefined> =>
  versions(from).where('number', '=', number).executeTakeFirst();

/** Of what gave up addresses of before with it, in one writing; newest first. */
export const passedOnWith = (from: Queries, { shelf, number, at }: VersionRow): Promise<VersionRow[]> =>
  versions(from)
    .where('shelf', '=', shelf)
    .where('number', '>', number)
    .where('at', '=', at)
    .where('act', '=', 'passedOn')
    .execute();

/** Of an item. */
export const newestOf = (from: Queries, shelf: Shelf, item: string): Promise<VersionRow | undefined> =>
  versions(from).where('shelf', '=', shelf).where('item', '=', item).limit(1).executeTakeFirst();

/** Who has written an item as it stands; null for a clock, or for a hand. */
export const writerOf = async (
  from: Queries,
  shelf: Shelf,
  item: string,
  text: string,
): Promise<string | null> => (await writingOf(from, shelf, item, text))?.name ?? null;

/** With whether it was written by publishing. */
export async function writingOf(
  from: Queries,
  shelf: Shelf,
  item: string,
  text: string,
): Promise<OpenItem['writer']> {
  const newest = await newestOf(from, shelf, item);
  if (newest?.after !== text || newest.name === null) return null;
  return { name: newest.name, hasPublished: newest.act === 'published' };
}

/** Who changed an item last, and when. @throws NoResultError before its first version */
export const newestChange = (
  from: Queries,
  shelf: Shelf,
  item: string,
): Promise<Pick<VersionRow, 'at' | 'name'>> =>
  from
    .selectFrom('desk_versions')
    .select(['at', 'name'])
    .where('shelf', '=', shelf)
    .where('item', '=', item)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Of items that are not there; of each the latest, newest first. @param most of them */
export async function latestDeletions<On extends Shelf>(
  from: Queries,
  shelves: readonly On[],
  most: number,
): Promise<(VersionRow & { shelf: On })[]> {
  const rows = await versions(from)
    .where('act', '=', 'deleted')
    .where('shelf', 'in', shelves)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('items')
            .select('items.id')
            .whereRef('items.kind', '=', 'desk_versions.shelf')
            .whereRef('items.id', '=', 'desk_versions.item'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('desk_versions as later')
            .select('later.number')
            .whereRef('later.shelf', '=', 'desk_versions.shelf')
            .whereRef('later.item', '=', 'desk_versions.item')
            .whereRef('later.number', '>', 'desk_versions.number'),
        ),
      ),
    )
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, shelf: shelves.find((one) => one === row.shelf)! }));
}

/** Number of the newest of all; 0 before the first. */
export async function newestVersion(from: Queries): Promise<number> {
  const newest = await from
    .selectFrom('desk_versions')
    .select('number')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.number ?? 0;
}

/** Files of those that visitors have known once, whatever they say now. */
export async function withdrawnOf(from: Queries, items: readonly OfItem[]): Promise<Set<string>> {
  const found = await byShelf(items, (shelf, ids) =>
    from
      .selectFrom('desk_versions')
      .select(['shelf', 'item'])
      .distinct()
      .where('shelf', '=', shelf)
      .where('item', 'in', ids)
      .where('act', '=', 'withdrawn')
      .execute(),
  );
  return new Set(found.map(({ shelf, item: id }) => fileOf({ shelf, id })));
}

/** An item that is written. */
export type Written = Selectable<Tables['desk_writing']>;

/** What the history of an item says of it now. */
interface Latest {
  at: string;
  by: string | null;
  /** Since it was last published. */
  isWithdrawn: boolean;
}

type Row = Pick<VersionRow, 'item' | 'at' | 'name' | 'act'>;

/** By item; without those that have no versions. */
export async function latestOf(
  from: Queries,
  shelf: Shelf,
  items: readonly string[],
): Promise<ReadonlyMap<string, Latest>> {
  if (items.length === 0) return new Map();
  const rows = await from
    .selectFrom('desk_versions')
    .select(['item', 'at', 'name', 'act'])
    .where('shelf', '=', shelf)
    .where('item', 'in', items)
    .orderBy('number')
    .execute();
  const histories = new Map<string, Row[]>();
  for (const row of rows) histories.set(row.item, [...(histories.get(row.item) ?? []), row]);
  return new Map([...histories].map(([item, history]) => [item, latestIn(history)]));
}

export const isWithdrawn = async (from: Queries, shelf: Shelf, item: string): Promise<boolean> =>
  (await latestOf(from, shelf, [item])).get(item)?.isWithdrawn ?? false;

function latestIn(history: readonly Row[]): Latest {
  let isWithdrawn = false;
  /** Before it was published last, or deleted, which may be taken back. */
  let wasWithdrawn = false;
  for (const { act } of history) {
    if (act === 'withdrawn' || (act === 'takenBack' && wasWithdrawn)) isWithdrawn = true;
    else if (act === 'published' || act === 'deleted' || act === 'takenBack') {
      wasWithdrawn = act !== 'takenBack' && isWithdrawn;
      isWithdrawn = false;
    }
  }
  const { at = '', name = null } = history.at(-1) ?? {};
  return { at, by: name, isWithdrawn };
}

import { setImmediate } from 'node:timers/promises';
import type { NotNull } from 'kysely';
import { inBreaths } from '../lanes/in-breaths';
import type { Queries } from '../database/queries';
import type { BroughtIn } from './contract/brought-in';
import type { OfItem, Shelf } from '../content/contract/item';
import { missingOf, type NamedPicture } from './import/rows/wanted';
import type { DraftRow } from '../content/drafts/draft-queries';
import type { Actor } from '../desk/log-queries';
import { inTurn } from '../database/in-turn';

/** Shown of those that were brought in lately. */
const SHOWN = 10;
/** Items that are read or written by one statement: libsql takes longer for each than SQLite for a row. */
const PAGE = 200;

/** An item that a list has made or changed. */
export interface BroughtItem {
  shelf: Shelf;
  item: string;
  isNew: boolean;
  /** Number of the draft that it got; 0 where the file says the same, so that there is none. */
  draft: number;
  /** The draft that was there. */
  before: DraftRow | null;
  /** Names of all pictures of its row, where some were not there. */
  pictures: readonly NamedPicture[] | null;
}

/** Its items are there before it. @param number that was kept for it */
export async function addBroughtIn(
  to: Queries,
  number: number,
  { name, at }: { name: string; at: string },
  actor: Actor,
): Promise<void> {
  await to.insertInto('desk_lists').values({ number, name, at, person: actor.id, by: actor.name }).execute();
}

export async function keepItems(to: Queries, list: number, items: readonly BroughtItem[]): Promise<void> {
  if (items.length === 0) return;
  await to
    .insertInto('desk_list_items')
    .values(
      items.map(({ shelf, item, isNew, draft, before, pictures }) => ({
        ...{ list, shelf, item, draft },
        is_new: isNew ? (1 as const) : (0 as const),
        before: before && JSON.stringify(before),
        pictures: pictures && JSON.stringify(pictures),
      })),
    )
    .execute();
}

const ofItem = (from: Queries, list: number, { shelf, id }: OfItem) =>
  from
    .selectFrom('desk_list_items')
    .where('list', '=', list)
    .where('shelf', '=', shelf)
    .where('item', '=', id);

/** Number of the draft that an item got; 0 for none, undefined where the list did nothing to it. */
export async function draftBroughtIn(from: Queries, list: number, of: OfItem): Promise<number | undefined> {
  return (await ofItem(from, list, of).select('draft').executeTakeFirst())?.draft;
}

/** Of items of the list, each found by the index: an update from a list of values compares all with all. */
export async function changeItems(
  to: Queries,
  list: number,
  items: readonly ItemWithPictures[],
): Promise<void> {
  for await (const page of inBreaths(inPages(items)))
    await to
      .insertInto('desk_list_items')
      .values(
        page.map(({ shelf, item, draft, pictures }) => ({
          ...{ list, shelf, item, draft },
          is_new: 0,
          pictures: JSON.stringify(pictures),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['list', 'shelf', 'item']).doUpdateSet(({ ref }) => ({
          draft: ref('excluded.draft'),
          pictures: ref('excluded.pictures'),
        })),
      )
      .execute();
}

function* inPages<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += PAGE) yield items.slice(at, at + PAGE);
}

export interface ItemWithPictures extends Pick<BroughtItem, 'shelf' | 'item' | 'draft'> {
  pictures: readonly NamedPicture[];
}

/** Items of whose pictures some were not there. */
export const itemsWithPictures = (from: Queries, list: number): Promise<ItemWithPictures[]> =>
  everyPage(async (last) =>
    (
      await itemsAfter(from, list, last)
        .select(['i.shelf', 'i.item', 'i.draft', 'i.pictures'])
        .where('i.pictures', 'is not', null)
        .$narrowType<{ pictures: NotNull }>()
        .execute()
    ).map(({ pictures, ...row }) => ({ ...row, pictures: JSON.parse(pictures) as NamedPicture[] })),
  );

export interface ItemWithDraft extends Pick<BroughtItem, 'shelf' | 'item' | 'isNew' | 'draft'> {
  /** Whether there was a draft before. */
  hasBefore: boolean;
  /** Number of the draft that there is now; 0 for none. */
  present: number;
}

export const itemsWithDrafts = (from: Queries, list: number): Promise<ItemWithDraft[]> =>
  everyPage(async (last) =>
    (
      await itemsAfter(from, list, last)
        .leftJoin('desk_drafts as d', (join) =>
          join.onRef('d.shelf', '=', 'i.shelf').onRef('d.item', '=', 'i.item'),
        )
        .select(({ eb }) => [
          ...(['i.shelf', 'i.item', 'i.is_new', 'i.draft', 'd.number'] as const),
          eb('i.before', 'is not', null).as('has_before'),
        ])
        .execute()
    ).map(({ shelf, item, draft, ...row }) => ({
      ...{ shelf, item, draft, isNew: row.is_new === 1, present: row.number ?? 0 },
      // Neither engine gives a boolean.
      hasBefore: Number(row.has_before) === 1,
    })),
  );

/** The next page of a list's items. */
const itemsAfter = (from: Queries, list: number, last: Pick<BroughtItem, 'shelf' | 'item'> | undefined) =>
  from
    .selectFrom('desk_list_items as i')
    .where('i.list', '=', list)
    .$if(last !== undefined, (items) =>
      items.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('i.shelf', 'i.item'), '>', tuple(last?.shelf ?? 'works', last?.item ?? '')),
      ),
    )
    .orderBy('i.shelf')
    .orderBy('i.item')
    .limit(PAGE);

/** Others are answered between two pages. */
async function everyPage<Row>(next: (last: Row | undefined) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await next(rows.at(-1));
    rows.push(...page);
    if (page.length < PAGE) return rows;
    await setImmediate();
  }
}

/** The draft that an item had before the list. */
export async function draftBefore(from: Queries, list: number, of: OfItem): Promise<DraftRow | null> {
  const row = await ofItem(from, list, of).select('before').executeTakeFirst();
  return row?.before ? (JSON.parse(row.before) as DraftRow) : null;
}

const lists = (from: Queries) =>
  from
    .selectFrom('desk_lists as l')
    .select(['l.number', 'l.name', 'l.at', 'l.by', 'l.taken_back_at', 'l.taken_back_by'])
    .select(({ selectFrom }) => {
      const items = (shelf: Shelf) =>
        selectFrom('desk_list_items as i')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('i.list', '=', 'l.number')
          .where('i.shelf', '=', shelf);
      return [
        items('works').where('i.is_new', '=', 1).$asScalar().$notNull().as('made'),
        items('works').where('i.is_new', '=', 0).$asScalar().$notNull().as('changed'),
        items('creators').$asScalar().$notNull().as('creators'),
      ];
    });
type ListRow = Awaited<ReturnType<ReturnType<typeof lists>['executeTakeFirstOrThrow']>>;

/** Newest first. */
export const broughtInLately = async (from: Queries): Promise<BroughtIn[]> =>
  inTurn(await lists(from).orderBy('l.number', 'desc').limit(SHOWN).execute(), (row) => broughtIn(from, row));

export async function findBroughtIn(from: Queries, number: number): Promise<BroughtIn | undefined> {
  const row = await lists(from).where('l.number', '=', number).executeTakeFirst();
  return row && (await broughtIn(from, row));
}

async function broughtIn(
  from: Queries,
  { taken_back_at, taken_back_by, ...row }: ListRow,
): Promise<BroughtIn> {
  const { number, name, at, by, made, changed, creators } = row;
  return {
    // By name: libsql gives a row a property of its own (`_metadata`).
    ...{ number, name, at, by, made, changed, creators },
    missing: taken_back_at === null ? await missingIn(from, number) : [],
    takenBack: taken_back_at === null ? null : { at: taken_back_at, by: taken_back_by ?? '' },
  };
}

async function missingIn(from: Queries, list: number): Promise<string[]> {
  const items = await itemsWithPictures(from, list);
  return [...new Set(items.flatMap(({ pictures }) => missingOf(pictures)))];
}

export async function noteTakenBack(to: Queries, number: number, at: string, by: string): Promise<void> {
  await to
    .updateTable('desk_lists')
    .set({ taken_back_at: at, taken_back_by: by })
    .where('number', '=', number)
    .execute();
}

import { definition } from '../../../../src/contract/collections/collections';
import type { Folder } from '../../../catalogue-files/kinds';
import type { Queries } from '../../../database/queries';
import type { GalleryDatabase } from '../../../database/database';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { slugOf } from '../../../../src/contract/text/slug';
import { withChanges, withValue } from '../../../content/contract/field-path';
import type { Values } from '../../../content/contract/item';
import { eachDraft } from '../../../content/drafts/draft-queries';
import { knownItems } from '../../../content/list/known-items';
import { freshValues } from '../../../content/drafts/new-item';
import { textsOf } from '../../../content/shelves';
import type { RowEdit } from '../rows/changes-to';

/** Ids and addresses for what is new on a shelf. */
export interface NewNames {
  id(title: string): string;
  /** In each language that it has a title in, as without an address there is no page. */
  slugs(titles: Partial<Record<LocaleCode, string>>): Values;
}

export async function newNames(
  database: Pick<GalleryDatabase, 'read'>,
  shelf: 'works' | 'creators',
): Promise<NewNames> {
  const kind = { works: 'work', creators: 'creator' }[shelf];
  const id = freeNames(await database.read((from) => idsOf(from, shelf)));
  const slugs = await database.read((from) =>
    from
      .selectFrom('item_slugs')
      .select(['locale', 'slug'])
      .where('kind', '=', shelf)
      .where('is_former', '=', 0)
      .execute(),
  );
  const taken = LOCALE_CODES.map((code) => ({
    code,
    slugs: [...reserved(shelf), ...slugs.flatMap(({ locale, slug }) => (locale === code ? [slug] : []))],
  }));
  for await (const { changes } of eachDraft(database, [shelf])) {
    const own = textsOf(withChanges({}, changes)['slug']);
    for (const one of taken) one.slugs.push(own[one.code] ?? '');
  }
  const free = taken.map(({ code, slugs }) => [code, freeNames(slugs)] as const);
  return {
    id: (title) => id(slugOf(title) || kind),
    slugs: (titles) =>
      Object.fromEntries(
        free.flatMap(([code, one]) => (titles[code] ? [[code, one(slugOf(titles[code]) || kind)]] : [])),
      ),
  };
}

const reserved = (shelf: Folder): readonly string[] => definition(shelf).reserved ?? [];

/** Those that are there or are drafts alone; the history of an item that is gone stays its own. */
async function idsOf(from: Queries, shelf: Folder): Promise<string[]> {
  const rows = await from
    .selectFrom('items')
    .select('id as item')
    .where('kind', '=', shelf)
    .union(from.selectFrom('desk_drafts').select('item').where('shelf', '=', shelf))
    .union(from.selectFrom('desk_versions').select('item').where('shelf', '=', shelf))
    .union(from.selectFrom('desk_thrown_away').select('item').where('shelf', '=', shelf))
    .execute();
  return rows.map(({ item }) => item);
}

/** What no work can be without, and what the list says of it. */
export function newWork(edits: readonly { path: string; value: unknown }[], position: number): Values {
  const base = freshValues('works', '', LOCALE_CODES[0], position);
  return edits.reduce<Values>((values, { path, value }) => withValue(values, path, value), base);
}

export const newCreator = (name: string, { slugs }: NewNames): Values => ({
  ...freshValues('creators', name, LOCALE_CODES[0]),
  slug: slugs(Object.fromEntries(LOCALE_CODES.map((code) => [code, name]))),
});

/** Where the first of several new works stands, so that they come in their order, before all others. */
export async function firstOf(database: Pick<GalleryDatabase, 'read'>, count: number): Promise<number> {
  const first = await database.read(async (from) => {
    const { id = '' } =
      (await from
        .selectFrom('listed_items')
        .select('id')
        .where('kind', '=', 'works')
        .orderBy('by_order')
        .limit(1)
        .executeTakeFirst()) ?? {};
    return (await knownItems(from, 'works', [id])).get(id);
  });
  const most = STEP * 2;
  return Math.min(most, Number(first?.row.values['position']) || most) - STEP * count;
}
export const STEP = 10;

/** New creators by the ids that they have got. */
export const withIds = (
  edits: readonly RowEdit[],
  idOf: (name: string) => string,
): { path: string; value: unknown }[] =>
  edits.map((edit) =>
    'creators' in edit
      ? {
          path: edit.path,
          value: [...new Set(edit.creators.map((one) => ('id' in one ? one.id : idOf(one.make))))],
        }
      : edit,
  );

/** Names that nothing else has: 'vigie', 'vigie-2'. Each that is given out is taken. */
function freeNames(taken: Iterable<string>): (stem: string) => string {
  const all = new Set(taken);
  // Hundreds of pieces of one name would be counted through again and again.
  const last = new Map<string, number>();
  return (stem) => {
    let number = last.get(stem) ?? 1;
    let name = number === 1 ? stem : `${stem}-${number}`;
    while (all.has(name)) name = `${stem}-${(number += 1)}`;
    last.set(stem, number);
    all.add(name);
    return name;
  };
}

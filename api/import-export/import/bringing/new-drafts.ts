import { fileKind, type Folder } from '../../../catalogue-files/kinds';
import { inBreaths } from '../../../lanes/in-breaths';
import type { Queries } from '../../../database/queries';
import type { GalleryDatabase } from '../../../database/database';
import { LOCALE_CODES, type LocaleCode } from '../../../../src/contract/locale-codes';
import { slugOf } from '../../../../src/contract/text/slug';
import { withValue } from '../../../content/contract/field-path';
import type { Values } from '../../../content/contract/item';
import { freshValues } from '../../../content/drafts/new-item';
import { textsOf } from '../../../content/shelves';
import type { KnownItem } from '../matching/known-works';
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
  items: ReadonlyMap<string, KnownItem>,
): Promise<NewNames> {
  const kind = { works: 'work', creators: 'creator' }[shelf];
  const id = freeNames([...items.keys(), ...(await database.read((from) => goneFrom(from, shelf)))]);
  const taken = LOCALE_CODES.map((code) => ({ code, slugs: [...reserved(shelf)] }));
  for await (const { values } of inBreaths(items.values())) {
    const own = textsOf(values['slug']);
    for (const { code, slugs } of taken) slugs.push(own[code] ?? '');
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

const reserved = (shelf: Folder): readonly string[] => fileKind(shelf).reserved ?? [];

/** The history of an item that is gone stays its own. */
async function goneFrom(from: Queries, shelf: Folder): Promise<string[]> {
  const rows = await from
    .selectFrom('desk_versions')
    .select('item')
    .where('shelf', '=', shelf)
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
export function firstOf(count: number, works: ReadonlyMap<string, KnownItem>): number {
  let least = STEP * 2;
  for (const { values } of works.values()) least = Math.min(least, Number(values['position']) || least);
  return least - STEP * count;
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

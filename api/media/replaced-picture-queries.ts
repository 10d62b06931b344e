import type { LocaleCode } from '../../src/contract/locale-codes';
import type { Shelf } from '../content/contract/item';
import type { Queries } from '../database/queries';
import type { PictureFacts } from '../files/take-in';

/** A picture that has taken the place of another. */
export interface ReplacedPicture {
  file: string;
  was: string;
  at: string;
  /** Null where nobody knows any more. */
  name: string | null;
}

export const findReplaced = (from: Queries, file: string): Promise<ReplacedPicture | undefined> =>
  from
    .selectFrom('desk_replaced_pictures')
    .select(['file', 'was', 'at', 'name'])
    .where('file', '=', file)
    .executeTakeFirst();

export async function keepReplaced(to: Queries, { file, was, at, name }: ReplacedPicture): Promise<void> {
  await to
    .insertInto('desk_replaced_pictures')
    .values({ file, was, at, name })
    .onConflict((on) => on.column('file').doUpdateSet({ was, at, name }))
    .execute();
}

export async function dropReplaced(to: Queries, file: string): Promise<void> {
  await to.deleteFrom('desk_replaced_pictures').where('file', '=', file).execute();
}

type Texts = Partial<Record<LocaleCode, string>>;

/** Descriptions that were written for the picture of before, by picture. */
export interface ReadAgain {
  file: string;
  /** As they are in each place of the item that shows it. `was`: the picture that they were written for, where a draft has changed it. */
  alts: (Texts & { was?: string })[];
}

export const readAgainOn = async (from: Queries, shelf: Shelf, item: string): Promise<ReadAgain[]> =>
  (
    await from
      .selectFrom('desk_read_again')
      .select(['file', 'alt'])
      .where('shelf', '=', shelf)
      .where('item', '=', item)
      .execute()
  ).map(({ file, alt }) => ({ file, alts: JSON.parse(alt) as ReadAgain['alts'] }));

export async function askToRead(
  to: Queries,
  shelf: Shelf,
  item: string,
  { file, alts }: ReadAgain,
): Promise<void> {
  const alt = JSON.stringify(alts);
  await to
    .insertInto('desk_read_again')
    .values({ shelf, item, file, alt })
    .onConflict((on) => on.columns(['shelf', 'item', 'file']).doUpdateSet({ alt }))
    .execute();
}

/** Somebody has read them. */
export async function forgetToRead(to: Queries, shelf: Shelf, item: string, file: string): Promise<void> {
  await to
    .deleteFrom('desk_read_again')
    .where('shelf', '=', shelf)
    .where('item', '=', item)
    .where('file', '=', file)
    .execute();
}

/** The item is gone. */
export async function forgetItemToRead(to: Queries, shelf: Shelf, item: string): Promise<void> {
  await to.deleteFrom('desk_read_again').where('shelf', '=', shelf).where('item', '=', item).execute();
}

/** Nobody needs to: the picture is gone from everywhere. */
export async function forgetPictureToRead(to: Queries, file: string): Promise<void> {
  await to.deleteFrom('desk_read_again').where('file', '=', file).execute();
}

/** A picture that another has taken the place of. */
export interface FormerPicture {
  /** `id.version`, as in addresses. */
  name: string;
  /** In `pictures/`. */
  file: string;
  /** Whether visitors could take it away in full size. */
  hd: boolean;
  facts: PictureFacts;
}

/** One that could once be taken away in full size stays so. */
export async function keepFormerPicture(
  to: Queries,
  { name, file, hd, facts }: FormerPicture,
): Promise<void> {
  await to
    .insertInto('former_pictures')
    .values({ name, file, hd: hd ? 1 : 0, facts: JSON.stringify(facts) })
    .onConflict((known) => known.column('name').doUpdateSet({ file, ...(hd && { hd: 1 }) }))
    .execute();
}

export async function findFormerPicture(from: Queries, name: string): Promise<FormerPicture | undefined> {
  const row = await from
    .selectFrom('former_pictures')
    .select(['name', 'file', 'hd', 'facts'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { ...row, hd: row.hd === 1, facts: JSON.parse(row.facts) as PictureFacts };
}

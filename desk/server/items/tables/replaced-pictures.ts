import type { Queries } from '../../../../api/database/queries';
import type { LocaleCode } from '../../../../src/contract/locale-codes';
import type { Shelf } from '../../../contract/items/item';

/** A picture that has taken the place of another. */
export interface ReplacedPicture {
  file: string;
  was: string;
  at: string;
  /** Null where nobody knows any more. */
  name: string | null;
}

export const allReplaced = async (from: Queries): Promise<ReplacedPicture[]> =>
  (await from.all(
    'SELECT file, was, at, name FROM desk_replaced_pictures ORDER BY at DESC',
  )) as ReplacedPicture[];

export const findReplaced = async (from: Queries, file: string): Promise<ReplacedPicture | undefined> =>
  (await from.get('SELECT file, was, at, name FROM desk_replaced_pictures WHERE file = ?', file)) as
    | ReplacedPicture
    | undefined;

export const keepReplaced = (to: Queries, { file, was, at, name }: ReplacedPicture): Promise<void> =>
  to.run(
    `INSERT INTO desk_replaced_pictures (file, was, at, name) VALUES (?, ?, ?, ?)
     ON CONFLICT (file) DO UPDATE SET was = excluded.was, at = excluded.at, name = excluded.name`,
    ...[file, was, at, name],
  );

export const dropReplaced = (to: Queries, file: string): Promise<void> =>
  to.run('DELETE FROM desk_replaced_pictures WHERE file = ?', file);

type Texts = Partial<Record<LocaleCode, string>>;

/** Descriptions that were written for the picture of before, by picture. */
export interface ReadAgain {
  file: string;
  /** As they are in each place of the item that shows it. `was`: the picture that they were written for, where a draft has changed it. */
  alts: (Texts & { was?: string })[];
}

export const readAgainOn = async (from: Queries, shelf: Shelf, item: string): Promise<ReadAgain[]> =>
  (
    (await from.all('SELECT file, alt FROM desk_read_again WHERE shelf = ? AND item = ?', shelf, item)) as {
      file: string;
      alt: string;
    }[]
  ).map(({ file, alt }) => ({ file, alts: JSON.parse(alt) as ReadAgain['alts'] }));

export const askToRead = (
  to: Queries,
  shelf: Shelf,
  item: string,
  { file, alts }: ReadAgain,
): Promise<void> =>
  to.run(
    `INSERT INTO desk_read_again (shelf, item, file, alt) VALUES (?, ?, ?, ?)
     ON CONFLICT (shelf, item, file) DO UPDATE SET alt = excluded.alt`,
    ...[shelf, item, file, JSON.stringify(alts)],
  );

/** Somebody has read them. */
export const forgetToRead = (to: Queries, shelf: Shelf, item: string, file: string): Promise<void> =>
  to.run('DELETE FROM desk_read_again WHERE shelf = ? AND item = ? AND file = ?', shelf, item, file);

/** The item is gone. */
export const forgetItemToRead = (to: Queries, shelf: Shelf, item: string): Promise<void> =>
  to.run('DELETE FROM desk_read_again WHERE shelf = ? AND item = ?', shelf, item);

/** Nobody needs to: the picture is gone from everywhere. */
export const forgetPictureToRead = (to: Queries, file: string): Promise<void> =>
  to.run('DELETE FROM desk_read_again WHERE file = ?', file);

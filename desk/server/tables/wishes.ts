import type { Queries } from '../../../api/database/queries';
import { WISH_COLUMNS, type KeptWish } from '../../../api/storage/tables/wishes';
import { fold } from '../../../src/contract/text/fold';
import type { Page } from '../../contract/messages';
import { pageOf, wordsIn, type Place } from './paging';

/** Newest first. */
export function listWishes(
  from: Queries,
  { words, after }: { words: string; after: Place | undefined },
): Promise<Page<KeptWish>> {
  const wanted = wordsIn(fold(words));
  const conditions = [
    ...(after ? ['(made_at, id) < (?, ?)'] : []),
    ...wanted.map(() => 'instr(folded, ?) > 0'),
  ];
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return pageOf(
    async (limit) =>
      (await from.all(
        `SELECT ${WISH_COLUMNS} FROM wishes ${where} ORDER BY made_at DESC, id DESC LIMIT ${limit}`,
        ...(after ? [after[0], Number(after[1])] : []),
        ...wanted,
      )) as KeptWish[],
    ({ madeAt, id }) => [madeAt, String(id)],
  );
}

export const wishById = async (from: Queries, id: number): Promise<KeptWish | undefined> =>
  (await from.get(`SELECT ${WISH_COLUMNS} FROM wishes WHERE id = ?`, id)) as KeptWish | undefined;

export const countWishes = async (from: Queries): Promise<number> =>
  ((await from.get('SELECT count(*) AS count FROM wishes')) as { count: number }).count;

/** Ids of works. */
export const toldOf = async (from: Queries, wish: number): Promise<{ work: string; at: string }[]> =>
  (await from.all('SELECT work, at FROM wishes_told WHERE wish = ? ORDER BY at, work', wish)) as {
    work: string;
    at: string;
  }[];

export const noteTold = (to: Queries, wish: number, work: string, at: string): Promise<void> =>
  to.run('INSERT OR IGNORE INTO wishes_told (wish, work, at) VALUES (?, ?, ?)', wish, work, at);

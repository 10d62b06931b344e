import type { Queries } from '../../database/queries';
import type { Shelf } from '../contract/item';
import type { VersionRow } from './version-queries';

interface Latest {
  at: string;
  by: string | null;
}

export interface LatestOnShelf {
  items: ReadonlyMap<string, Latest>;
  /** Since they were last published. */
  withdrawn: ReadonlySet<string>;
  /** By item: number of the version that deleted it. */
  deleted: ReadonlyMap<string, number>;
  /** Number of the newest of all. */
  number: number;
}

export interface LatestVersions {
  /** Only for reading transactions: a write that is undone must not be remembered. */
  on(from: Queries, shelf: Shelf): Promise<LatestOnShelf>;
}

type Row = Pick<VersionRow, 'number' | 'shelf' | 'item' | 'at' | 'name' | 'act'>;

/** Reads each row once, since thousands of them would be grouped at each call. */
export function openLatestVersions(): LatestVersions {
  const shelves = new Map<
    Shelf,
    /** `again`: withdrawn before they were published last, or deleted, which may be taken back. */
    {
      items: Map<string, Latest>;
      withdrawn: Set<string>;
      again: Set<string>;
      deleted: Map<string, number>;
    }
  >();
  let last = 0;
  const shelfOf = (shelf: Shelf) => {
    const known = shelves.get(shelf) ?? {
      ...{ items: new Map<string, Latest>(), withdrawn: new Set<string>() },
      ...{ again: new Set<string>(), deleted: new Map<string, number>() },
    };
    shelves.set(shelf, known);
    return known;
  };
  const take = ({ number, shelf, item, at, name, act }: Row) => {
    const { items, withdrawn, again, deleted } = shelfOf(shelf);
    items.set(item, { at, by: name });
    if (act === 'deleted') deleted.set(item, number);
    else deleted.delete(item);
    if (act === 'withdrawn' || (act === 'takenBack' && again.has(item))) withdrawn.add(item);
    else if (act === 'published' || act === 'deleted' || act === 'takenBack') {
      if (act !== 'takenBack' && withdrawn.has(item)) again.add(item);
      else again.delete(item);
      withdrawn.delete(item);
    }
    last = number;
  };
  return {
    async on(from, shelf) {
      const rows = await from
        .selectFrom('desk_versions')
        .select(['number', 'shelf', 'item', 'at', 'name', 'act'])
        .where('number', '>', last)
        .orderBy('number')
        .execute();
      rows.forEach(take);
      return { ...shelfOf(shelf), number: last };
    },
  };
}

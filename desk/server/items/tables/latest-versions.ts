import type { Statements } from '../../../../api/storage/connection';
import type { Shelf } from '../../../contract/items/item';
import type { VersionRow } from './versions';

interface Latest {
  at: string;
  by: string | null;
  /** Since it was last published. */
  isWithdrawn: boolean;
}

export interface LatestVersions {
  /** Of a shelf, by item. Only for reading transactions: a write that is undone must not be remembered. */
  on(from: Statements, shelf: Shelf): ReadonlyMap<string, Latest>;
}

type Row = Pick<VersionRow, 'number' | 'shelf' | 'item' | 'at' | 'name' | 'act'>;

/** Reads each row once, since thousands of them would be grouped at each call. */
export function openLatestVersions(): LatestVersions {
  const shelves = new Map<Shelf, Map<string, Latest>>();
  let last = 0;
  const take = ({ number, shelf, item, at, name, act }: Row) => {
    const items = shelves.get(shelf) ?? new Map<string, Latest>();
    shelves.set(shelf, items);
    const was = items.get(item)?.isWithdrawn ?? false;
    const isWithdrawn = act === 'withdrawn' || (was && act !== 'published' && act !== 'deleted');
    items.set(item, { at, by: name, isWithdrawn });
    last = number;
  };
  return {
    on(from, shelf) {
      const rows = from.all(
        'SELECT number, shelf, item, at, name, act FROM desk_versions WHERE number > ? ORDER BY number',
        last,
      ) as Row[];
      rows.forEach(take);
      return shelves.get(shelf) ?? new Map<string, Latest>();
    },
  };
}

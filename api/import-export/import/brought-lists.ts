import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LIST_BOUNDS } from '../contract/list-bounds';
import type { ListRow } from '../contract/lists';
import { DeskError } from '../../desk/desk-error';

/** Characters of all together; the one that was asked for longest ago goes first. */
const MOST = 3 * LIST_BOUNDS.bytes;
/** ms; a list may hold what is nobody else's business. */
const KEPT_MS = 12 * 60 * 60_000;

export interface List {
  id: string;
  person: number;
  name: string;
  headings: readonly string[];
  rows: ListRow[];
  characters: number;
}

/** Lists on their way into the catalogue: in memory alone, their own browser sends them again. */
export interface Lists {
  begin(person: number, name: string, headings: readonly string[]): List;
  /** @throws DeskError `uploadGone` for one that is not there, or somebody else's */
  find(id: string, person: number): List;
  /** Takes the place of what was sent from there on. @throws DeskError where rows before it lack, or there are too many */
  add(list: List, from: number, rows: readonly ListRow[]): void;
  drop(list: List): void;
}

export function openLists(): Lists {
  const lists = new LRUCache<string, List>({
    max: 50,
    maxSize: MOST,
    sizeCalculation: ({ characters }) => Math.max(1, characters),
    ttl: KEPT_MS,
  });
  return {
    begin(person, name, headings) {
      const id = randomBytes(16).toString('hex');
      const list: List = { id, person, name, headings, rows: [], characters: 0 };
      lists.set(id, list);
      return list;
    },
    find(id, person) {
      const list = lists.get(id);
      if (list?.person !== person) throw new DeskError('uploadGone');
      return list;
    },
    add(list, from, rows) {
      if (from > list.rows.length) throw new DeskError('uploadGone');
      const all = [...list.rows.slice(0, from), ...rows];
      const characters = all.reduce((sum, row) => sum + charactersOf(row), 0);
      if (all.length > LIST_BOUNDS.rows || characters > LIST_BOUNDS.bytes) throw new DeskError('tooLarge');
      lists.set(list.id, { ...list, rows: all, characters });
    },
    drop: ({ id }) => void lists.delete(id),
  };
}

const charactersOf = ({ cells }: ListRow): number => cells.reduce((sum, cell) => sum + cell.length + 8, 16);

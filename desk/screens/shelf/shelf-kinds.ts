import type { Collection } from '../../../src/contract/kinds/kinds';
import type { Sort } from '../../../api/content/contract/list';
import type { Saying } from '../../app/words';

export type ColumnName = 'title' | 'date' | 'reference' | 'availability' | 'state' | 'changed';

interface ShelfKind {
  columns: readonly ColumnName[];
  /** Besides the shelf's own order. */
  sorts: readonly Exclude<Sort, 'order'>[];
  /** What items of it have that others do not. */
  isSold: boolean;
  /** Besides state and what is missing. */
  filters: readonly ('creator' | 'availability' | 'kind')[];
  titleIs: 'title' | 'name';
}

export const SHELF_KINDS: Record<Collection, ShelfKind> = {
  works: {
    columns: ['title', 'date', 'reference', 'availability', 'state', 'changed'],
    sorts: ['title', 'date', 'reference', 'changed'],
    isSold: true,
    filters: ['creator', 'availability'],
    titleIs: 'title',
  },
  creators: {
    columns: ['title', 'date', 'state', 'changed'],
    sorts: ['title', 'changed'],
    isSold: false,
    filters: [],
    titleIs: 'name',
  },
  events: {
    columns: ['title', 'date', 'state', 'changed'],
    sorts: ['title', 'date', 'changed'],
    isSold: false,
    filters: ['kind'],
    titleIs: 'title',
  },
  press: {
    columns: ['title', 'date', 'state', 'changed'],
    sorts: ['title', 'date', 'changed'],
    isSold: false,
    filters: [],
    titleIs: 'title',
  },
};

export const sortWord = (shelf: Collection, sort: Sort): Saying => {
  if (sort === 'order') return `items.sort.order.${shelf}`;
  return sort === 'title' ? `items.sort.${SHELF_KINDS[shelf].titleIs}` : `items.sort.${sort}`;
};

export const headWord = (shelf: Collection, column: ColumnName): Saying => {
  if (column === 'title') return `items.head.${shelf}`;
  return column === 'availability' || column === 'state' ? `items.${column}` : `items.head.${column}`;
};

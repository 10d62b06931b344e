import type { ReactNode } from 'react';

/** A column of a list. Its cells have `data-column`, by which the list's layout styles them. */
export interface Column<Row> {
  id: string;
  /** Words at the head; undefined for a column that needs none to be seen. */
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** What the list is sorted by where its head is pressed. */
  sort?: string | undefined;
  /** Names the row. */
  isRowHeader?: boolean;
  /** The narrowest window that has room for it; default: phones. */
  from?: 'tablet' | 'wide';
}

/** The order of a list, as its address has it. */
export interface Sorting {
  by: string | undefined;
  isDown: boolean;
  onSort: (by: string) => void;
}

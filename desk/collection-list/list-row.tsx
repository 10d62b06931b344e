import { memo, type ReactElement } from 'react';
import type { Column } from './columns';
import { SelectBox } from './select-box';

interface ListRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  /** From 0. */
  index: number;
  /** Number of the first row for assistive technology: 2 below heads. */
  first: number;
  isCurrent: boolean;
  /** Tab comes to this row of the list. */
  isStop: boolean;
  /** Undefined where rows cannot be selected. */
  selectLabel: string | undefined;
  isSelected: boolean;
  onSelect: (id: string, withShift: boolean) => void;
  /** px from the first row; undefined where all rows are drawn, one below the other. */
  offset: number | undefined;
  /** Learns how high the row is. */
  measure: (element: HTMLElement | null) => void;
}

/** Drawn again only when something of it changes, however long the list is. */
export const ListRow = memo(function ListRow<Row>(props: ListRowProps<Row>) {
  const { row, id, columns, index, first, isCurrent, isStop, offset, measure } = props;
  const { selectLabel, isSelected, onSelect } = props;
  return (
    <div
      ref={measure}
      role="row"
      aria-rowindex={index + first}
      aria-selected={selectLabel === undefined ? undefined : isSelected}
      aria-current={isCurrent ? 'true' : undefined}
      data-row={id}
      data-index={index}
      tabIndex={isStop ? 0 : -1}
      style={offset === undefined ? undefined : { top: offset }}
    >
      {selectLabel !== undefined && (
        <span role="gridcell" data-boxed>
          <SelectBox
            label={selectLabel}
            isSelected={isSelected}
            onChange={(withShift) => onSelect(id, withShift)}
          />
        </span>
      )}
      {columns.map((column) => (
        <span
          key={column.id}
          role={column.isRowHeader ? 'rowheader' : 'gridcell'}
          data-column={column.id}
          data-from={column.from}
        >
          {column.cell(row)}
        </span>
      ))}
    </div>
  );
}) as <Row>(props: ListRowProps<Row>) => ReactElement;

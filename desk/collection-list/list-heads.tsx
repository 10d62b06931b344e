import { useSay } from '../app/words';
import type { Column, Sorting } from './columns';
import { SelectBox } from './select-box';
import type { Selection } from './use-selection';

interface ListHeadsProps<Row> {
  columns: readonly Column<Row>[];
  selection: Selection | undefined;
  sorting: Sorting | undefined;
}

/** The first row: names of columns, some of which sort, and the box of all rows that match. */
export function ListHeads<Row>({ columns, selection, sorting }: ListHeadsProps<Row>) {
  const say = useSay();
  const sorted = (by: string | undefined) => {
    if (by === undefined || by !== sorting?.by) return undefined;
    return sorting.isDown ? 'descending' : 'ascending';
  };
  return (
    <div role="row" aria-rowindex={1} data-heads>
      {selection && (
        <span role="columnheader" data-boxed>
          <SelectBox
            label={say('items.head.choose')}
            tabIndex={0}
            isSelected={selection.isAll}
            isPartly={selection.ids.length > 0 && !selection.isAll}
            isBusy={selection.isLoading}
            onChange={selection.toggleAll}
          />
        </span>
      )}
      {columns.map(({ id, head, sort, from }) => (
        <span key={id} role="columnheader" aria-sort={sorted(sort)} data-column={id} data-from={from}>
          {sort === undefined || !sorting ? (
            head
          ) : (
            <button type="button" onClick={() => sorting.onSort(sort)}>
              {head}
            </button>
          )}
        </span>
      ))}
    </div>
  );
}

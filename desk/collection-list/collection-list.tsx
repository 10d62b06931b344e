import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useEnd } from '../app/lists/use-pages';
import { LIST } from '../theme/collection-list';
import type { Column, Sorting } from './columns';
import type { CurrentRow } from './current-row';
import { ListHeads } from './list-heads';
import { ListRow } from './list-row';
import { useRowKeys, type ShowRow } from './row-keys';
import type { Selection } from './use-selection';
import { useVirtualRows } from './virtual-rows';

interface CollectionListProps<Row> {
  label: string;
  /** Loaded so far. */
  rows: readonly Row[];
  /** Stable, as `columns` and `selectLabelOf` are: what changes draws all rows anew. */
  idOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** `--columns` and `--row` of the list at each width, and styles of its cells by `data-column`. */
  layout: ThemeUICSSObject;
  /** Of all rows that match, loaded or not; undefined where nobody has counted them. */
  count?: number | undefined;
  pages?: { hasNextPage: boolean; fetchNextPage: () => unknown };
  at: CurrentRow;
  /** Whether J and K take the focus to the row, as the arrows do; else it stays in the detail. */
  isFocusedByLetters?: boolean;
  selection?: Selection | undefined;
  /** Name of the box of a row. */
  selectLabelOf?: (row: Row) => string;
  sorting?: Sorting | undefined;
}

/**
 * The rows of a collection as a grid with one tab stop: arrows, J and K go from row to row, left and right through what a row
 * contains. The rows that the window does not show are not drawn; assistive technology is told their number.
 */
export function CollectionList<Row>(list: CollectionListProps<Row>) {
  const { label, rows, idOf, columns, layout, count, pages, at, selection, sorting } = list;
  const ids = useMemo(() => rows.map(idOf), [rows, idOf]);
  const hasHeads = columns.some(({ head }) => head !== undefined);
  const known = pages?.hasNextPage ? count : ids.length;
  const rowCount = known === undefined ? -1 : known + Number(hasHeads);
  const { current, take, open, show, onList } = at;
  const keys = useRowKeys({
    ids,
    current,
    onMove: take,
    isFocused: list.isFocusedByLetters ?? true,
    show,
  });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target } = event;
    const row = target instanceof HTMLElement ? target.dataset['row'] : undefined;
    if (row !== undefined && key === 'Enter') open(row);
    else if (row !== undefined && key === ' ' && selection) selection.toggle(row);
    else if (key === 'Escape' && selection && selection.ids.length > 0) selection.clear();
    else if (key === 'ArrowRight' || key === 'ArrowLeft') stepWithin(event);
    else {
      const next = ids[ids.indexOf(current ?? '') + (key === 'ArrowDown' ? 1 : -1)];
      const extends_ = event.shiftKey && (key === 'ArrowDown' || key === 'ArrowUp');
      if (extends_ && current && next) selection?.extend(current, next);
      keys.onKeyDown(event);
      return;
    }
    event.preventDefault();
  };
  const click = (event: MouseEvent<HTMLElement>): void => {
    const { target, shiftKey } = event;
    const id = rowOf(target);
    if (id === undefined || target instanceof HTMLInputElement) return;
    if (shiftKey && selection) {
      event.preventDefault();
      selection.upTo(id);
    } else if (!isBare(target)) return;
    else if (window.matchMedia(at.opensByTap).matches) open(id);
    // The row may have the focus already, and its detail may be closed.
    else take(id);
  };
  const clickTwice = ({ target }: MouseEvent<HTMLElement>): void => {
    const id = rowOf(target);
    if (id !== undefined && isBare(target)) open(id);
  };
  return (
    <div sx={layout}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable={selection ? 'true' : undefined}
        aria-rowcount={rowCount}
        data-selecting={selection !== undefined && selection.ids.length > 0}
        onFocus={({ target }) => {
          const id = rowOf(target);
          if (id !== undefined) take(id);
        }}
        onKeyDown={press}
        onClick={click}
        onDoubleClick={clickTwice}
        sx={LIST}
      >
        {hasHeads && <ListHeads {...{ columns, selection, sorting }} />}
        <Rows
          {...{ rows, ids, columns, current, selection, onList }}
          first={hasHeads ? 2 : 1}
          selectLabelOf={selection && list.selectLabelOf}
        />
        {pages && <End pages={pages} />}
      </div>
    </div>
  );
}

interface RowsProps<Row> extends Pick<CollectionListProps<Row>, 'rows' | 'columns' | 'selection'> {
  ids: readonly string[];
  first: number;
  current: string | undefined;
  onList: (show: ShowRow) => void;
  selectLabelOf: ((row: Row) => string) | undefined;
}

/** Drawn for each step that one scrolls, which the rest of the screen is not. */
function Rows<Row>(props: RowsProps<Row>) {
  const { rows, ids, columns, first, current, selection, onList, selectLabelOf } = props;
  const body = useRef<HTMLDivElement>(null);
  const stop = current !== undefined && ids.includes(current) ? current : ids[0];
  const { drawn, height, measure, show } = useVirtualRows(body, ids, stop);
  useLayoutEffect(() => onList(show));
  const latest = useRef(selection);
  useEffect(() => void (latest.current = selection));
  const select = useCallback((id: string, withShift: boolean) => {
    if (withShift) latest.current?.upTo(id);
    else latest.current?.toggle(id);
  }, []);
  return (
    <div
      ref={body}
      role="rowgroup"
      data-virtual={height !== undefined}
      style={height === undefined ? undefined : { height }}
    >
      {drawn.map(({ index, offset }) => {
        const [row, id] = [rows[index], ids[index]];
        if (row === undefined || id === undefined) return null;
        return (
          <ListRow
            key={id}
            {...{ row, id, columns, index, first, offset, measure }}
            isCurrent={id === current}
            isStop={id === stop}
            selectLabel={selectLabelOf?.(row)}
            isSelected={selection?.has(id) ?? false}
            onSelect={select}
          />
        );
      })}
    </div>
  );
}

function End({ pages }: { pages: NonNullable<CollectionListProps<unknown>['pages']> }) {
  const end = useEnd<HTMLDivElement>(pages);
  return <div ref={end} aria-hidden="true" />;
}

const rowOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined;

/** Nothing in the row that does something else. */
const isBare = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') === null;

/** From the row to its box, its title, what can be done, and back. */
function stepWithin({ key, target }: KeyboardEvent<HTMLElement>): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  if (!row) return;
  const stops = [row, ...row.querySelectorAll<HTMLElement>('input, a, button')];
  const at = stops.indexOf(target as HTMLElement);
  stops[Math.max(0, Math.min(stops.length - 1, at + (key === 'ArrowRight' ? 1 : -1)))]?.focus();
}

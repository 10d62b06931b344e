import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { rowElement, showDrawnRow, type ShowRow } from './row-keys';

/** Lists up to this length are drawn whole, so that the browser's own search and printing have all of it. */
const DRAWN_WHOLE = 100;
/** Rows drawn beyond each end of the window. */
const BEYOND = 8;
/** px, until the list is drawn and says how high its rows are at least. */
const ROW = 68;

interface DrawnRow {
  index: number;
  /** px from the first row; undefined where all are drawn. */
  offset: number | undefined;
}

interface VirtualRows {
  drawn: readonly DrawnRow[];
  /** px of all rows; undefined where all are drawn. */
  height: number | undefined;
  measure: (element: HTMLElement | null) => void;
  show: ShowRow;
}

/**
 * Which rows of a list are drawn: those in the window, and those that the keyboard needs.
 *
 * @param body contains the rows; its style has the lowest height of a row as `--row`
 * @param always rows that are drawn wherever the window is
 */
export function useVirtualRows(
  body: RefObject<HTMLElement>,
  ids: readonly string[],
  always: string | undefined,
): VirtualRows {
  const isWhole = ids.length <= DRAWN_WHOLE;
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the list may have become higher since.
  useLayoutEffect(() => {
    if (!isWhole && body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [body, ids, isWhole]);
  const kept = always === undefined ? -1 : ids.indexOf(always);
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    enabled: !isWhole,
    overscan: BEYOND,
    scrollMargin,
    estimateSize: () => rowHeight(body.current),
    getItemKey: useCallback((index: number) => ids[index] ?? index, [ids]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range);
        if (kept < 0 || inSight.includes(kept)) return inSight;
        return [...inSight, kept].sort((one, other) => one - other);
      },
      [kept],
    ),
  });
  const pending = useRef<string>();
  // A row that was not drawn takes the focus once it is.
  useLayoutEffect(() => {
    if (pending.current === undefined || !rowElement(pending.current)) return;
    showDrawnRow(pending.current, true);
    pending.current = undefined;
  });
  const show: ShowRow = (id, withFocus) => {
    if (isWhole || rowElement(id)) return showDrawnRow(id, withFocus);
    pending.current = withFocus ? id : undefined;
    return virtualizer.scrollToIndex(ids.indexOf(id), { align: 'center' });
  };
  const { measureElement } = virtualizer;
  if (isWhole)
    return {
      drawn: ids.map((_, index) => ({ index, offset: undefined })),
      height: undefined,
      measure: measureElement,
      show,
    };
  return {
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, offset: start - scrollMargin })),
    height: virtualizer.getTotalSize(),
    measure: measureElement,
    show,
  };
}

function rowHeight(body: HTMLElement | null): number {
  const height = body ? Number.parseFloat(getComputedStyle(body).getPropertyValue('--row')) : Number.NaN;
  return Number.isNaN(height) ? ROW : height;
}

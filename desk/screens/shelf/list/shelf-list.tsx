import { useCallback, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Collection } from '../../../../src/contract/kinds/kinds';
import type { ListedItem } from '../../../../api/content/contract/list';
import type { ShelfSearch } from '../../../app/lists/shelf-search';
import { useRowKeys } from '../../../app/lists/use-keys';
import { useEnd } from '../../../app/lists/use-pages';
import { useSay } from '../../../app/words';
import { IS_PHONE } from '../../../theme/measures';
import { SHELF } from '../../../theme/shelf/shelf-rows';
import type { Choice } from '../../../app/lists/use-choice';
import { ShelfHeads } from './shelf-heads';
import { SHELF_KINDS } from '../shelf-kinds';
import { ShelfRow, type RowAct } from './shelf-row';
import type { Look } from '../tools/use-filters';

interface ShelfListProps {
  shelf: Collection;
  search: ShelfSearch;
  look: Look;
  lines: readonly ListedItem[];
  count: number;
  pages: { hasNextPage: boolean; fetchNextPage: () => unknown };
  /** In hand; undefined until somebody goes to one. */
  current: string | undefined;
  take: (id: string) => void;
  choice: Choice;
  /** Undefined for who may not. */
  onMark: ((item: ListedItem) => void) | undefined;
  onOpen: (id: string) => void;
}

/** One tab stop; arrows up and down go from row to row, left and right through what is in one. */
export function ShelfList(list: ShelfListProps) {
  const { shelf, search, look, lines, count, pages, current, take, choice, onMark, onOpen } = list;
  const say = useSay();
  const ids = lines.map(({ id }) => id);
  const keys = useRowKeys({ ids, current, onMove: take, isFocused: true });
  const end = useEnd<HTMLDivElement>(pages);
  const act = (what: RowAct, id: string): void => {
    const item = lines.find((line) => line.id === id);
    if (what === 'take') take(id);
    if (what === 'choose') choice.toggle(id);
    if (what === 'chooseUpTo') choice.upTo(id);
    if (what === 'mark' && item) onMark?.(item);
  };
  const latest = useRef(act);
  useEffect(() => void (latest.current = act));
  const onAct = useCallback((what: RowAct, id: string) => latest.current(what, id), []);

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target } = event;
    const row = target instanceof HTMLElement ? target.dataset['row'] : undefined;
    if (row !== undefined && key === 'Enter') onOpen(row);
    else if (row !== undefined && key === ' ') choice.toggle(row);
    else if (key === 'Escape' && choice.ids.length > 0) choice.clear();
    else if (key === 'ArrowRight' || key === 'ArrowLeft') stepWithin(event);
    else {
      const next = ids[ids.indexOf(current ?? '') + (key === 'ArrowDown' ? 1 : -1)];
      const extends_ = event.shiftKey && (key === 'ArrowDown' || key === 'ArrowUp');
      if (extends_ && current && next) choice.extend(current, next);
      keys.onKeyDown(event);
      return;
    }
    event.preventDefault();
  };
  const click = (event: MouseEvent<HTMLElement>): void => {
    const { target, shiftKey } = event;
    const id = rowOf(target);
    if (id === undefined || target instanceof HTMLInputElement) return;
    if (shiftKey) {
      event.preventDefault();
      choice.upTo(id);
      // On phones there is no row in hand: a finger opens what it touches.
    } else if (isBare(target) && window.matchMedia(IS_PHONE).matches) onOpen(id);
  };
  const clickTwice = ({ target }: MouseEvent<HTMLElement>): void => {
    const id = rowOf(target);
    if (id !== undefined && isBare(target)) onOpen(id);
  };
  return (
    <div
      role="grid"
      tabIndex={-1}
      aria-label={say(`nav.${shelf}`)}
      aria-multiselectable="true"
      aria-rowcount={count + 1}
      data-shelf={shelf}
      data-picking={choice.ids.length > 0}
      onKeyDown={press}
      onClick={click}
      onDoubleClick={clickTwice}
      sx={SHELF}
    >
      <ShelfHeads {...{ shelf, search, look, choice }} count={ids.length} />
      {lines.map((item, index) => (
        <ShelfRow
          key={item.id}
          {...{ shelf, item, search, onAct }}
          place={index + 1}
          isCurrent={item.id === current}
          isStop={item.id === (current ?? ids[0])}
          isChosen={choice.has(item.id)}
          canMark={SHELF_KINDS[shelf].isSold && onMark !== undefined}
        />
      ))}
      <div ref={end} aria-hidden="true" />
    </div>
  );
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

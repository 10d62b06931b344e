import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useLetters } from '../app/letters/letter-keys';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

/** The element of a row; undefined where it is not drawn. */
export const rowElement = (id: string): HTMLElement | undefined =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? undefined;

/** Brings a row into sight, and gives it the focus where asked. */
export type ShowRow = (id: string, withFocus: boolean) => void;

/** For rows that are all drawn. */
export const showDrawnRow: ShowRow = (id, withFocus) => {
  const row = rowElement(id);
  if (withFocus) row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
};

interface RowKeys {
  /** Ids of the rows, in order. */
  ids: readonly string[];
  current: string | undefined;
  onMove: (id: string) => void;
  /** Whether J and K take the focus along, as the arrows do. */
  isFocused?: boolean;
  /** Default: all rows are drawn. */
  show?: ShowRow;
}

/** One tab stop; arrows, J and K move the current row. Rows need `data-row` and `tabIndex={tabIndexOf(id)}`. */
export function useRowKeys({ ids, current, onMove, isFocused = false, show = showDrawnRow }: RowKeys) {
  const at = current === undefined ? -1 : ids.indexOf(current);
  const move = (step: number, withFocus: boolean): void => {
    const next = ids[Math.max(0, Math.min(ids.length - 1, Math.max(at, 0) + (at < 0 ? 0 : step)))];
    if (next === undefined) return;
    show(next, withFocus);
    if (next !== current) onMove(next);
  };
  useLetters([
    { letter: 'j', word: 'keys.next', act: () => move(1, isFocused) },
    { letter: 'k', word: 'keys.before', act: () => move(-1, isFocused) },
  ]);
  useArrowsFromNowhere((event) => {
    if (ids.length === 0) return;
    event.preventDefault();
    move(STEPS[event.key] ?? 0, true);
  });
  return {
    tabIndexOf: (id: string): 0 | -1 => (id === (at < 0 ? ids[0] : current) ? 0 : -1),
    onKeyDown: (event: ReactKeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(step, true);
    },
  };
}

const OVER = '[role=dialog], [role=alertdialog], [role=menu]';

/** On a screen that was just opened nothing has the focus: arrows go to the list all the same, as J and K do. */
function useArrowsFromNowhere(act: (event: KeyboardEvent) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target } = event;
      const isNowhere = target === document.body || (target instanceof Element && target.id === 'content');
      if (isNowhere && !document.querySelector(OVER)) latest.current(event);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Not a letter: it acts for everybody, and not where a field, a panel or a menu takes it. */
export function useEscape(act: (() => void) | undefined): void {
  useEffect(() => {
    if (!act) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector('[role=dialog], [role=alertdialog]')) act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

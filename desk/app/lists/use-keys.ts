import { useEffect, useRef } from 'react';
import { useMe } from '../data';

const FIELDS = 'input, textarea, select, [contenteditable=true]';

/** Keys typed into a field, or meant for a panel above. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element && target.matches(FIELDS)) ||
  document.querySelector('[role=dialog]') !== null;

/** Keys outside of fields, for people who have turned letters on (DESK.md, 'Keys'). */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const { letterKeys } = useMe();
  const latest = useRef(keys);
  useEffect(() => void (latest.current = keys));
  useEffect(() => {
    if (!letterKeys) return undefined;
    const act = (event: KeyboardEvent) => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', act);
    return () => window.removeEventListener('keydown', act);
  }, [letterKeys]);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
  Home: -Infinity,
  End: Infinity,
};

const rowOf = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset['row'] === id);

interface RowKeys {
  /** Ids of the rows, in order. */
  ids: readonly string[];
  current: string | undefined;
  onMove: (id: string) => void;
  /** Whether J and K take the focus along, as the arrows do. */
  isFocused?: boolean;
}

/** One tab stop; arrows, J and K move the current row. Rows need `data-row` and `tabIndex={tabIndexOf(id)}`. */
export function useRowKeys({ ids, current, onMove, isFocused = false }: RowKeys) {
  const at = current === undefined ? -1 : ids.indexOf(current);
  const move = (step: number, withFocus: boolean): void => {
    const next = ids[Math.max(0, Math.min(ids.length - 1, Math.max(at, 0) + (at < 0 ? 0 : step)))];
    if (next === undefined) return;
    const row = rowOf(next);
    if (withFocus) row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    if (next !== current) onMove(next);
  };
  useLetterKeys({ j: () => move(1, isFocused), k: () => move(-1, isFocused) });
  return {
    tabIndexOf: (id: string): 0 | -1 => (id === (at < 0 ? ids[0] : current) ? 0 : -1),
    onKeyDown: (event: React.KeyboardEvent): void => {
      const step = STEPS[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(step, true);
    },
  };
}

import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** What the arrow keys lead through, in order: `data-stop` marks it. */
const stopsIn = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-stop]')];

/** Moves the focus from the field to the first result, and on from one to the next; Home and End stay the field's. */
export function moveByArrow(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const isOthers =
    event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing;
  if (!step || isOthers) return;
  const stops = stopsIn(event.currentTarget);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? undefined : stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The first stop after the field. */
export const focusFirstResult = (box: Element | null): void => {
  if (box) stopsIn(box)[1]?.focus();
};

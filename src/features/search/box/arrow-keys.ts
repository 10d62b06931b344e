import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const stopsIn = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-stop]')];

/** From the field through the results; Home and End stay the field's. */
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

export const focusFirstResult = (box: Element | null): void => {
  if (box) stopsIn(box)[1]?.focus();
};

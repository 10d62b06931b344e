import { useEffect } from 'react';
import type { EditSession } from '../../editing/edit-session';
import type { Kind } from '../../kinds/kind';
import { takeStep } from './take-step';

/** Parts of days and hours have no undo of their own. */
const TEXTS = 'input, textarea, select, [contenteditable=true]:not([data-type])';
/** What is only looked for, or written into a panel, is no field's yet. */
const OWN = '[role=combobox], [data-own-undo] *';

/** Texts outside of the fields have the browser's own undo. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(TEXTS) !== null &&
  (target.closest('[data-path]') === null || target.closest(OWN) !== null);

type What = 'undo' | 'redo';

function stepOf(event: KeyboardEvent): What | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey ? 'redo' : undefined;
}

/** The rich text's library keeps these keys from the browser, though it does nothing with them. */
const isLeft = (event: Event): boolean =>
  !event.defaultPrevented ||
  (event.target instanceof Element && event.target.closest('[data-rich] [contenteditable]') !== null);

const STEPS: Readonly<Record<string, What>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * ctrl Z and its opposite are what the foot's buttons are, in every field and outside of them, so that nothing is taken back
 * twice; alt and a number for a group.
 */
export function useEditorKeys(session: EditSession, kind: Kind): void {
  useEffect(() => {
    const take = (event: Event, what: What | undefined): void => {
      if (!what || !isLeft(event) || isElsewhere(event.target)) return;
      event.preventDefault();
      takeStep(session, what);
    };
    const press = (event: KeyboardEvent): void => {
      const group =
        event.altKey && !event.defaultPrevented
          ? kind[Number(event.code.replace('Digit', '')) - 1]
          : undefined;
      if (group) {
        event.preventDefault();
        document.getElementById(`group-${group.word}`)?.scrollIntoView();
      }
      take(event, stepOf(event));
    };
    // By the browser's menu, or by a gesture.
    const input = (event: InputEvent): void => take(event, STEPS[event.inputType]);
    window.addEventListener('keydown', press);
    window.addEventListener('beforeinput', input);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('beforeinput', input);
    };
  }, [session, kind]);
}

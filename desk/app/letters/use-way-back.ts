import { useEffect, useRef } from 'react';
import { FIELDS } from './letter-keys';

/** What is open over the screen closes by the same key. */
const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const RICH = '[data-rich] [contenteditable]';

/** The rich text's library keeps the key from the browser, though it does nothing with it. */
const isLeft = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  !defaultPrevented || (target instanceof Element && target.closest(RICH) !== null);

/** Esc leaves the field that one is in, so that letters are keys again; from there it leads back. Not a letter: it acts for everybody. */
export function useWayBack(back: () => void): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    let isTaken = false;
    // As it was before anybody answered the key.
    const look = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') isTaken = document.querySelector(OPEN) !== null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isTaken || event.isComposing || !isLeft(event)) return;
      const field = event.target instanceof Element ? event.target.closest<HTMLElement>(FIELDS) : null;
      if (field) field.blur();
      else latest.current();
    };
    window.addEventListener('keydown', look, true);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', look, true);
      window.removeEventListener('keydown', press);
    };
  }, []);
}

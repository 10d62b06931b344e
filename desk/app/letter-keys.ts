import { useEffect, useRef } from 'react';
import type { Saying } from './words';

/** A letter that acts on a screen, outside of fields. */
export interface LetterKey {
  /** As the key says it: `n`, `?`. */
  letter: string;
  /** What it does, in words. */
  word: Saying;
  act: () => void;
}

/** ms in which the letter of a place follows the G. */
const AFTER_G_MS = 1_500;
const FIELDS = 'input, textarea, select, [contenteditable=true], [role=textbox], [role=searchbox]';

const shown: { current: readonly LetterKey[] }[] = [];

/** The letters that act now: those of the screen. */
export const lettersNow = (): LetterKey[] => shown.flatMap(({ current }) => current);

/** Has letters act for as long as a screen is shown. */
export function useLetters(letters: readonly LetterKey[]): void {
  const latest = useRef(letters);
  useEffect(() => {
    latest.current = letters;
  });
  useEffect(() => {
    shown.push(latest);
    return () => void shown.splice(shown.indexOf(latest), 1);
  }, []);
}

/**
 * Listens to letters: not in fields, not while a panel is open, and only where the person wants them.
 * @param places what is gone to by G and a letter
 */
export function useLetterKeys(isOn: boolean, places: ReadonlyMap<string, () => void>): void {
  const going = useRef(places);
  useEffect(() => {
    going.current = places;
  });
  useEffect(() => {
    if (!isOn) return;
    let lastG = -Infinity;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const letter = event.key.toLowerCase();
      const isGoing = event.timeStamp - lastG < AFTER_G_MS;
      lastG = letter === 'g' && !isGoing ? event.timeStamp : -Infinity;
      const act = isGoing
        ? going.current.get(letter)
        : lettersNow().findLast((key) => key.letter === letter)?.act;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

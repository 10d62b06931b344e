import { useEffect, useRef } from 'react';
import type { Saying } from './words';

export interface LetterKey {
  letter: string;
  word: Saying;
  act: () => void;
}

/** ms after G in which the letter of a place counts. */
const AFTER_G_MS = 1_500;
const FIELDS =
  'input, textarea, select, [contenteditable=true], [role=spinbutton], [role=textbox], [role=searchbox]';

const shown: { current: readonly LetterKey[] }[] = [];

/** Each letter once, as it acts: a screen's comes before that of the shell. */
export const lettersNow = (): LetterKey[] => [
  ...new Map(shown.flatMap(({ current }) => current.map((key) => [key.letter, key] as const))).values(),
];

/** @param isOfShell gives way to the same letter of a screen */
export function useLetters(letters: readonly LetterKey[], isOfShell = false): void {
  const latest = useRef(letters);
  useEffect(() => {
    latest.current = letters;
  });
  useEffect(() => {
    if (isOfShell) shown.unshift(latest);
    else shown.push(latest);
    return () => void shown.splice(shown.indexOf(latest), 1);
  }, [isOfShell]);
}

/** Letters that are typed with a further key where they are: brackets on a French keyboard. */
const isTypedSo = ({ key, altKey, metaKey }: KeyboardEvent): boolean =>
  (key === '[' || key === ']') && altKey && !metaKey;

/** Not in fields, while a panel is open, or where turned off. @param places by the letter after G */
export function useLetterKeys(isOn: boolean, places: ReadonlyMap<string, () => void>): void {
  const going = useRef(places);
  useEffect(() => {
    going.current = places;
  });
  useEffect(() => {
    if (!isOn) return;
    let lastG = -Infinity;
    const press = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || (isHeld && !isTypedSo(event))) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const letter = event.key.toLowerCase();
      const isGoing = event.timeStamp - lastG < AFTER_G_MS;
      lastG = letter === 'g' && !isGoing ? event.timeStamp : -Infinity;
      const act = isGoing
        ? going.current.get(letter)
        : lettersNow().find((key) => key.letter === letter)?.act;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

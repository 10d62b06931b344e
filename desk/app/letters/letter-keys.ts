import { useEffect, useRef } from 'react';
import { watchTyping } from './typed-away';
import { lettersInOneGo } from './in-one-go';
import { giveWord } from './words-typed';
import type { Saying } from '../words';

export interface LetterKey {
  letter: string;
  word: Saying;
  act: () => void;
  /** Visitors see it at once, or one leaves the screen by it: not done by a letter of a word. */
  waits?: boolean;
}

/** ms after G in which the letter of a place counts. */
const AFTER_G_MS = 1_500;
export const FIELDS =
  'input, textarea, select, [contenteditable=true], [role=spinbutton], [role=textbox], [role=searchbox], [role=menu]';

const IN_WORDS = /^[\p{L}\p{N}]$/u;

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

/** Where letters are none: a panel is open, or something is being written beside which one would act. */
const WRITING = '[role=dialog], [role=alertdialog], [data-writing]';

/** Not in fields, while a panel is open, or where turned off. @param places by the letter after G */
export function useLetterKeys(isOn: boolean, places: ReadonlyMap<string, () => void>): void {
  const going = useRef(places);
  useEffect(() => {
    going.current = places;
  });
  useEffect(() => {
    if (!isOn) return;
    let lastG = -Infinity;
    const letters = lettersInOneGo();
    const isStillTyped = watchTyping(FIELDS);
    const press = (event: KeyboardEvent) => {
      if (isStillTyped(event)) return;
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || (isHeld && !isTypedSo(event))) return;
      if (event.target instanceof Element && event.target.closest(FIELDS)) return;
      if (document.querySelector(WRITING)) return;
      const letter = event.key.toLowerCase();
      const isGoing = event.timeStamp - lastG < AFTER_G_MS;
      lastG = letter === 'g' && !isGoing ? event.timeStamp : -Infinity;
      const go = isGoing ? going.current.get(letter) : undefined;
      const key = isGoing ? undefined : lettersNow().find((one) => one.letter === letter);
      const isStep = go !== undefined || (key !== undefined && !key.waits);
      const word = IN_WORDS.test(event.key)
        ? letters.read({ letter: event.key, at: event.timeStamp, isStep })
        : undefined;
      const act = go ?? key?.act;
      if (!act && word === undefined) return;
      event.preventDefault();
      if (word !== undefined) giveWord(word);
      else if (key?.waits) letters.hold(key.act);
      else act?.();
      if (go) letters.endWith();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}

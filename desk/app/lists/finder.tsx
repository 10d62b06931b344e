import { useEffect, useRef, useState } from 'react';
import { useLetters } from '../letters/letter-keys';
import { useWordsTyped } from '../letters/words-typed';
import { FINDER } from '../../theme/shelves';

/** ms after a keystroke until it is looked for. */
const PAUSE_MS = 120;

interface FinderProps {
  label: string;
  value: string;
  onFind: (words: string) => void;
  /** It was asked for, and is typed into next. */
  isFirst?: boolean;
}

/** The one tab stop of the list. */
const rowInHand = () => document.querySelector<HTMLElement>('[data-row][tabindex="0"]') ?? undefined;

/** Searches while typing; `/` or a word focuses it from anywhere, and the arrow or Enter goes on to the list. */
export function Finder({ label, value, onFind, isFirst = false }: FinderProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => void (isFirst && input.current?.focus()), [isFirst]);
  const find = useRef(onFind);
  useEffect(() => void (find.current = onFind));
  const [shown, setShown] = useState(value);
  /** Handed to `onFind`, and not yet come back as the value: the address of the page changes later. */
  const [pending, setPending] = useState<readonly string[]>([]);
  if (shown !== value) {
    setShown(value);
    const at = pending.indexOf(value);
    setPending(at < 0 ? [] : pending.slice(at + 1));
    // Changed from outside, by the back button or another list. What comes back must not undo what was typed since.
    if (at < 0) setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => {
      setPending((before) => (before.at(-1) === typed ? before : [...before, typed]));
      find.current(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useLetters([{ letter: '/', word: 'keys.find', act: () => input.current?.focus() }]);
  useWordsTyped((word) => {
    setTyped(word);
    input.current?.focus();
  });
  return (
    <label sx={FINDER}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <circle cx="10.5" cy="10.5" r="6.5" />
        <path d="m15.3 15.3 5.2 5.2" />
      </svg>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // What was typed is found already: on to the list.
          const goesOn = event.key === 'ArrowDown' || event.key === 'Enter';
          const row = goesOn && typed === value ? rowInHand() : undefined;
          if (!row && event.key !== 'Escape') return;
          event.preventDefault();
          if (row) row.focus();
          else setTyped('');
        }}
      />
    </label>
  );
}

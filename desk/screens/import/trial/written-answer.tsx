import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WrittenAnswerProps {
  /** Of the button. */
  words: string;
  /** Of the button, where its words alone do not say what it is about. */
  label?: string;
  /** The form. */
  children: ReactNode;
}

/** A button, and the form that it opens, which is typed into next. Escape closes it, and the focus is on the button again. */
export function WrittenAnswer({ words, label, children }: WrittenAnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const here = form.current;
    if (!isOpen || !here) return undefined;
    here.querySelector('input')?.focus();
    const leave = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      opener.current?.focus();
    };
    here.addEventListener('keydown', leave);
    return () => here.removeEventListener('keydown', leave);
  }, [isOpen]);
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words}
      </button>
      {isOpen && <div ref={form}>{children}</div>}
    </>
  );
}

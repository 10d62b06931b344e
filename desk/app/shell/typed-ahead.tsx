import { useEffect, type Dispatch, type SetStateAction } from 'react';

export interface Typed {
  text: string;
  /** Enter was pressed after the text. */
  isEntered: boolean;
}

export const NOTHING_TYPED: Typed = { text: '', isEntered: false };

/**
 * Takes what is typed while the palette's code is on its way; the palette goes on from it.
 * The focus stays where it was, as the palette gives it back to there.
 */
export function TypedAhead({ onType }: { onType: Dispatch<SetStateAction<Typed>> }) {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      const type = event.ctrlKey || event.metaKey ? undefined : afterKey(event.key);
      if (!type) return;
      event.preventDefault();
      event.stopPropagation();
      onType(type);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [onType]);
  return null;
}

function afterKey(key: string): ((typed: Typed) => Typed) | undefined {
  if (key === 'Enter') return ({ text }) => ({ text, isEntered: true });
  if (key === 'Backspace') return ({ text }) => ({ text: text.slice(0, -1), isEntered: false });
  if (key.length === 1) return ({ text }) => ({ text: text + key, isEntered: false });
  return undefined;
}

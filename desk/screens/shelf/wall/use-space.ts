import { useEffect, useState, type KeyboardEvent } from 'react';

const enter = (type: string): globalThis.KeyboardEvent =>
  new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });

/** The library takes and puts down by Enter, which opens a piece here: the space bar does both. */
export function useSpace() {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!isTaken) return undefined;
    const putDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== ' ') return;
      event.stopImmediatePropagation();
      event.target?.dispatchEvent(enter('keyup'));
    };
    window.addEventListener('keyup', putDown, true);
    return () => window.removeEventListener('keyup', putDown, true);
  }, [isTaken]);
  return {
    start: () => setTaken(true),
    end: () => setTaken(false),
    take: ({ key, target }: KeyboardEvent): void => {
      if (key !== ' ' || isTaken || !(target instanceof HTMLElement) || target.role !== 'row') return;
      const handle = target.querySelector<HTMLElement>('[slot=drag]');
      handle?.focus();
      for (const type of ['keydown', 'keyup']) handle?.dispatchEvent(enter(type));
    },
  };
}

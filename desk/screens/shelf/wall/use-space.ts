import { useEffect, useState } from 'react';

const enter = (type: string): KeyboardEvent =>
  new KeyboardEvent(type, { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });

/** The library takes and puts down by Enter, which opens a piece here: the space bar does both. */
export function useSpace() {
  const [taken, setTaken] = useState<{ byKeys: boolean }>();
  const isTaken = taken !== undefined;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
      if (isTaken) {
        event.stopImmediatePropagation();
        event.target.dispatchEvent(enter('keyup'));
      } else if (event.target.matches('[role=row][draggable=true]')) {
        const handle = event.target.querySelector<HTMLElement>('[slot=drag]');
        handle?.focus();
        for (const type of ['keydown', 'keyup']) handle?.dispatchEvent(enter(type));
      }
    };
    // What is taken is put down before the library sees the key, and taken after it is done with it.
    window.addEventListener('keyup', press, isTaken);
    return () => window.removeEventListener('keyup', press, isTaken);
  }, [isTaken]);
  return {
    isByKeys: taken?.byKeys ?? false,
    // A pointer drags the piece itself, keys its handle.
    onDragStart: () => setTaken({ byKeys: document.activeElement?.matches('[slot=drag]') ?? false }),
    onDragEnd: () => setTaken(undefined),
  };
}

import { useEffect, useRef } from 'react';

/** ctrl Z, as long as there is something to take back, and not where one types. */
export function useTakeBack(takeBack: (() => void) | undefined): void {
  const back = useRef(takeBack);
  useEffect(() => void (back.current = takeBack));
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || !back.current || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      back.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

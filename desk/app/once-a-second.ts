import { useRef } from 'react';

const SECOND_MS = 1000;

/** Does for a double click what it does for a click: what is made by it is made once. */
export function useOnceASecond<Given extends unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const last = useRef(-SECOND_MS);
  return (...given) => {
    const now = performance.now();
    if (now - last.current < SECOND_MS) return;
    last.current = now;
    act(...given);
  };
}

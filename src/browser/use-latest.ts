import { useRef, type RefObject } from 'react';
import { useLayoutEffect } from './use-layout-effect';

/** What was last rendered, for what is called later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest as RefObject<T>;
}

import { useEffect, useState, type RefObject } from 'react';
import type { Stage } from './camera';

/** px of a box, as it is now. */
export function useStageSize(box: RefObject<HTMLElement | null>): Stage | undefined {
  const [size, setSize] = useState<Stage>();
  useEffect(() => {
    const watched = box.current;
    if (!watched) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = watched;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

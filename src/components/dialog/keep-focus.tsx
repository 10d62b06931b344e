import { useRef, type ReactNode, type RefObject } from 'react';
import { useLayoutEffect } from '../../browser/use-layout-effect';

interface KeepFocusProps {
  /** What takes over when the focus would go with what is inside. */
  heir: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** Controls that come and go: a visitor whose focus is on one of them is not thrown back to the top of the page. */
export function KeepFocus({ heir, className, children }: KeepFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    return () => handOver(node, heir);
  }, [heir]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}

function handOver(from: HTMLElement | null, heir: RefObject<HTMLElement | null>): void {
  if (from?.contains(document.activeElement)) heir.current?.focus();
}

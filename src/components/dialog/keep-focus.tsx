import { useRef, type ReactNode, type RefObject } from 'react';
import { useLayoutEffect } from '../../browser/use-layout-effect';

interface KeepFocusProps {
  /** Takes the focus when the controls unmount while one of them has it. */
  heir: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** A focused control that unmounts would send the focus to the top of the page. */
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

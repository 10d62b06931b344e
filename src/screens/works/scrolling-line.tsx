import { useRef, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

/** It cuts off what stands out of it, so the ring of the focus has its room inside. */
const styles: ThemeUICSSObject = {
  position: 'relative',
  mx: 'calc(-1 * var(--margin))',
  my: `calc(-1 * ${SPACE.ring})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: 'margin',
  '& > *': { width: 'max-content', minWidth: '100%', px: 'margin', py: 'ring' },
  [FROM.columns6]: {
    mx: 0,
    overflow: 'visible',
    '& > *': { width: 'auto', px: 0 },
  },
};

/** Choices in a row; on a phone one scrolling line that bleeds off the edge, with what is current in sight. */
export function ScrollingLine({ className, children }: { className?: string; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (!line.current || !current) return;
    line.current.scrollLeft = current.offsetLeft - (line.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <div ref={line} className={className} sx={styles}>
      {children}
    </div>
  );
}

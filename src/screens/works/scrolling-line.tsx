import { useRef, type ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { useLayoutEffect } from '../../browser/use-layout-effect';
import { SPACE } from '../../theme/space';
import { FROM } from '../../theme/tokens';

/** Room inside for focus rings, which the overflow would cut off. */
const styles: ThemeUICSSObject = {
  position: 'relative',
  mx: 'calc(-1 * var(--margin))',
  my: `calc(-1 * ${SPACE.ring})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollPaddingInline: SPACE.margin,
  '& > *': { width: 'max-content', minWidth: '100%', px: 'margin', py: 'ring' },
  [FROM.columns6]: {
    mx: 0,
    overflow: 'visible',
    '& > *': { width: 'auto', px: 0 },
  },
};

/** On phones it scrolls, with the current link in sight. */
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

import type { ReactNode } from 'react';
import { layoutVariants } from '../../../src/theme/styles/layout-styles';

interface SaidProps {
  /** Nothing, until there is something to say. */
  children: ReactNode;
  className?: string;
}

/** Announces what comes up later. It is there before, and takes no room: one that came with its words need not be read out (WCAG 4.1.3). */
export function Said({ children, className }: SaidProps) {
  return (
    <div role="status" className={className} sx={{ '&:empty': layoutVariants.visuallyHidden }}>
      {children}
    </div>
  );
}

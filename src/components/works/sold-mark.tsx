import type { ReactNode } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';

const styles: ThemeUICSSObject = {
  variant: 'text.note',
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: '.5em',
  color: 'sold',
  '&::before': {
    content: '""',
    flex: 'none',
    width: '.7em',
    height: '.7em',
    borderRadius: '50%',
    bg: 'sold',
    printColorAdjust: 'exact',
  },
};

export function SoldMark({ children }: { children: ReactNode }) {
  return <span sx={styles}>{children}</span>;
}

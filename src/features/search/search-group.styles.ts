import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const groupStyles: ThemeUICSSObject = {
  '& + &': { pt: 36 },
  '& h3': { variant: 'text.cap', pb: 14, color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& h3 > span': { ml: 1 },
};

/** The floor of a row is that of its tallest picture. */
export const worksStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: '16px var(--gutter)',
  [FROM.columns6]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end', rowGap: 28 },
  [FROM.columns12]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

export const listStyles: ThemeUICSSObject = {
  '& > li': { borderTop: '1px solid', borderTopColor: 'line' },
};

export const moreStyles: ThemeUICSSObject = { variant: 'links.underlined', mt: 20, fontSize: 'cap' };

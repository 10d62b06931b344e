import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const groupStyles: ThemeUICSSObject = {
  '& + &': { pt: 'set' },
  '& h3': { variant: 'text.cap', pb: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& h3 > span': { ml: 1 },
};

/** The floor of a row is that of its tallest picture. */
export const worksStyles: ThemeUICSSObject = {
  display: 'grid',
  rowGap: 3,
  columnGap: 'gutter',
  [FROM.columns6]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end', rowGap: 'part' },
  [FROM.columns12]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

export const listStyles: ThemeUICSSObject = {
  '& > li': { borderTop: 'rule' },
};

export const moreStyles: ThemeUICSSObject = { variant: 'links.underlined', mt: 'controls', fontSize: 'cap' };

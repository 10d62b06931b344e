import type { ThemeUICSSObject } from 'theme-ui';
import { BELOW, FROM, move, SMALL_PHONE } from '../../../theme/tokens';

export const groupStyles: ThemeUICSSObject = {
  '& + &': { pt: 'blocks' },
  '& h3': { variant: 'text.cap', pb: 'caption', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& h3 > span': { ml: 1 },
};

export const worksStyles: ThemeUICSSObject = {
  display: 'grid',
  rowGap: 3,
  columnGap: 'gutter',
  isolation: 'isolate',
  [FROM.columns6]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end', rowGap: 'part' },
  [FROM.columns12]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

export const listStyles: ThemeUICSSObject = {
  '& > li': { borderTop: 'rule' },
};

export const namesStyles: ThemeUICSSObject = {
  variant: 'text.title',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  rowGap: 'lines',
  columnGap: 'workTypes.gap',
  lineHeight: 1.35,
  [`@media ${BELOW.columns6}`]: { '& > :last-of-type': { flexBasis: '100%' } },
  [SMALL_PHONE]: { pr: 'clearOfSearch' },
  '& a:not([data-all])': {
    display: 'block',
    py: 'lines',
    transition: move('color', 'quick'),
    '&:hover': { color: 'accent' },
  },
  '& [data-all]': {
    variant: 'links.underlined',
    fontSize: 'cap',
    fontWeight: 'normal',
    letterSpacing: '.01em',
  },
  '& sup': {
    variant: 'text.superior',
    ml: '.3em',
    fontWeight: 'normal',
    letterSpacing: '.02em',
    color: 'muted',
  },
};

export const moreStyles: ThemeUICSSObject = { variant: 'links.underlined', mt: 'controls', fontSize: 'cap' };

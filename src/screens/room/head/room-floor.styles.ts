import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FROM } from '../../../theme/tokens';

export const sectionStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  pt: 'block',
  // What is above its pictures lies over the room for their light.
  zIndex: 0,
  '@media print': { pt: 3 },
};

export const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  rowGap: 2,
  columnGap: 'part',
  pt: 4,
};

/** Words, the chosen one underlined in brass, as in the filter of works. */
export const viewsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  gap: 'controls',
  [FROM.asymmetric]: { variant: 'text.ui' },
  '& button': {
    position: 'relative',
    py: 'touch',
    color: 'muted',
    cursor: 'pointer',
    '&:hover, &[aria-pressed=true]': { color: 'text' },
    '&[aria-pressed=true]::after': {
      content: '""',
      position: 'absolute',
      inset: `auto 0 calc(${SPACE.touch} - ${LINE_WIDTHS.hairline})`,
      borderBottom: 'chosen',
    },
  },
};

export const actionsStyles: ThemeUICSSObject = {
  variant: 'layout.linkRow',
  alignItems: 'baseline',
  '& > li > a, & > li > button': { variant: 'links.underlined' },
  '& > li:has([data-phase=made], [data-phase=failed])': { flexBasis: '100%' },
  '@media print': { display: 'none' },
};

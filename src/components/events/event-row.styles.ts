import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** The rule under a row is the floor that its picture stands on. */
export const rowStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 'gutter',
  alignItems: 'end',
  pt: 4,
  borderBottom: '1px solid',
  borderBottomColor: 'line',
  '& > h3': { variant: 'text.sub', overflowWrap: 'break-word', textWrap: 'pretty' },
  '&:hover > h3': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.2em',
  },
  '& > p': {
    variant: 'text.cap',
    gridColumn: 1,
    pt: 1,
    pb: 12,
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > [data-part=picture]': { gridArea: '1 / 2 / 3 / 3', width: 96 },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) 112px',
    '& > h3': { pb: 10 },
    '& > p': { gridColumn: 2, pt: 0 },
    '& > [data-part=picture]': { gridArea: '1 / 3', width: '100%' },
  },
  '@media print': { breakInside: 'avoid' },
};

export const thumbnailStyles: ThemeUICSSObject = { '--thumbnail': '84px', ml: 'auto' };

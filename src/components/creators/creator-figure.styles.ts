import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, FOCUS_RING, UNDERLINED } from '../../theme/lines';

export const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '& > :first-of-type': { alignSelf: 'end' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > :first-of-type': FOCUS_RING,
  '@media print': { breakInside: 'avoid' },
};

export const labelStyles: ThemeUICSSObject = {
  display: 'block',
  borderTop: 'rule',
  '@media print': { breakInside: 'avoid' },
};

export const captionStyles: ThemeUICSSObject = {
  display: 'block',
  pt: 'caption',
  '& > span': { display: 'block' },
  '& [data-name]': {
    variant: 'text.sub',
    ...fadingUnderline('sub'),
    textWrap: 'balance',
  },
  '& [data-life]': { variant: 'text.cap', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  'a:hover > & [data-name], a:focus-visible > & [data-name]': UNDERLINED,
};

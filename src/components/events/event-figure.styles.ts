import type { ThemeUICSSObject } from 'theme-ui';
import { fadingUnderline, FOCUS_RING, UNDERLINED } from '../../theme/lines';

/** Two rows of the wall: what stands on the floor, and the label under it. */
export const figureStyles: ThemeUICSSObject = {
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  '& > span, & > h3': { alignSelf: 'end' },
  // The link is as high as its row: the picture is framed alone.
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible > span, &:focus-visible > h3': FOCUS_RING,
  '@media print': { breakInside: 'avoid' },
  '& h3': {
    variant: 'text.sub',
    ...fadingUnderline('sub'),
    textWrap: 'balance',
  },
  // Without a picture the title stands on the floor in its place.
  '& > h3': { variant: 'text.title' },
  '&:hover h3, &:focus-visible h3': UNDERLINED,
};

export const captionStyles: ThemeUICSSObject = {
  pt: 'caption',
  '& > p': { variant: 'text.cap', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& > h3 + p': { mt: 1 },
};

import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FROM } from '../../../theme/tokens';

export const lineStyles: ThemeUICSSObject = { pt: 3, [FROM.asymmetric]: { pt: 'part' } };

/** The choices of a short list are radios, those of a long one links. */
export const filterStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 1,
  columnGap: 'controls',
  border: 0,
  p: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& label, & a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '.5em',
    py: 'touch',
    color: 'muted',
    cursor: 'pointer',
  },
  '& label:hover, & a:hover': { color: 'text' },
  '& label:has(:checked), & a[aria-current]': { color: 'text' },
  '& label:has(:checked)::after, & a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: `calc(${SPACE.touch} - ${LINE_WIDTHS.hairline})`,
    borderBottom: 'chosen',
  },
  '& label:has(:focus-visible)': { variant: 'layout.focusRing' },
  // A radio keeps its own size, whatever it is stretched between.
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& [data-dot]': { width: 'dot', height: 'dot', borderRadius: '50%', bg: 'sold' },
  [FROM.asymmetric]: { variant: 'text.ui', columnGap: 'part' },
};

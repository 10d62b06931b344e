import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

/** The choices of a short list are radios, those of a long one links. */
export const filterStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  mt: 3,
  minWidth: 0,
  p: 0,
  border: 0,
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
    bottom: '5px',
    borderBottom: '1px solid',
    borderColor: 'accent',
  },
  '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'text', outlineOffset: '3px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '& [data-dot]': { width: 9, height: 9, borderRadius: '50%', bg: 'sold' },
  [FROM.asymmetric]: { variant: 'text.ui', gap: '4px 28px', mt: 28 },
};

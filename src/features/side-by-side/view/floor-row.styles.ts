import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../../theme/tokens';

/** Under the floor: what is pointed at, then the words. */
export const footStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  display: 'grid',
  gap: 3,
  '& > [data-part=label]': { minHeight: 'target' },
};

export const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  '& > button': { variant: 'links.underlined' },
  '& > button[aria-pressed=true]': { borderBottomColor: 'accent', borderBottomWidth: 'thick' },
  '& > [data-part=takes]': { variant: 'text.cap', color: 'muted', fontVariantNumeric: 'tabular-nums' },
  '& [data-part=too-long]': { color: 'sold' },
  [FROM.asymmetric]: { '& > [data-part=takes]': { ml: 'auto', textAlign: 'right' } },
};

export const handStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  '& > i': { variant: 'text.workName' },
  '& > button': { variant: 'links.underlined' },
};

export const wallStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& input': {
    font: 'inherit',
    color: 'inherit',
    width: '5em',
    minHeight: 'target',
    px: 2,
    bg: 'transparent',
    border: 'field',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [role=alert]': { color: 'sold' },
};

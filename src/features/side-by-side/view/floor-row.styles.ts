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
  '& > button[aria-disabled=true]': { color: 'muted', cursor: 'default' },
  // A line of its own: what it says gets longer while a piece is dragged.
  '& > [data-part=takes]': {
    variant: 'text.cap',
    flexBasis: '100%',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=too-long]': { color: 'sold' },
  [FROM.asymmetric]: {
    '& > [data-part=takes]': { ml: 'auto', textAlign: 'right' },
    // Whether it fits a wall is more than there may be room for beside the rest.
    '&:not([data-walled=true]) > [data-part=takes]': { flexBasis: 'auto' },
  },
};

/** How it is done gives way to what is in hand, in the same room: nothing above moves. Wide windows have room for both. */
export const handStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 4,
  '& > *': { gridArea: '1 / 1' },
  '& > p': { color: 'muted' },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    // A line of its own, however long it is.
    '& > i': {
      variant: 'text.workName',
      flexBasis: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > button': { variant: 'links.underlined' },
  },
  '&[data-taken=false] > div': { visibility: 'hidden' },
  '&[data-taken=true] > p': { visibility: 'hidden' },
  [FROM.asymmetric]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div': { gridArea: '1 / 2', justifyContent: 'flex-end', '& > i': { textAlign: 'right' } },
    '&[data-taken=true] > p': { visibility: 'inherit' },
  },
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

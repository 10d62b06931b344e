import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { inputStyles } from '../../../theme/styles/form-styles';
import { FROM, WITHOUT_SCRIPTS } from '../../../theme/tokens';

/** Phones: the word that opens the form stands beside the last choice, so that pictures begin higher. */
export const rowStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  rowGap: 1,
  columnGap: 'controls',
  pt: 3,
  '& > nav, & > nav > ul': { display: 'contents' },
  [FROM.columns6]: { '& > details': { ml: 'auto' } },
  [FROM.asymmetric]: { columnGap: 'part', pt: 'part' },
  '@media print': { display: 'none' },
};

export const choicesStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '.5em',
    py: 'touch',
    color: 'muted',
  },
  // In large letters on a phone the words break, the number and the dot stay whole.
  '& a > span': { flex: 'none' },
  '& a:hover': { color: 'text' },
  '& a[aria-current]': { color: 'text' },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: `calc(${SPACE.touch} - ${LINE_WIDTHS.hairline})`,
    borderBottom: 'chosen',
  },
  '& [data-dot]': { width: 'dot', height: 'dot', borderRadius: '50%', bg: 'sold' },
  [FROM.asymmetric]: { variant: 'text.ui' },
};

/** A sign that is not read aloud, as the button says by itself whether it is open. */
const sign = (shown: string) => ({
  content: `" ${shown}"`,
  '@supports (content: "+" / "")': { content: `" ${shown}" / ""` },
});

export const summaryStyles: ThemeUICSSObject = {
  '& > summary': {
    variant: 'text.cap',
    display: 'block',
    width: 'max-content',
    py: 'touch',
    color: 'muted',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': sign('+'),
    '&:hover': { color: 'text' },
    [FROM.asymmetric]: { variant: 'text.ui' },
  },
  '&[open] > summary': { color: 'text', '&::after': sign('–') },
  '&[open] + form': { display: 'grid' },
};

export const formStyles: ThemeUICSSObject = {
  display: 'none',
  flexBasis: '100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'gutter',
  rowGap: 3,
  pt: 3,
  '& label': { variant: 'text.cap', color: 'muted', minWidth: 0 },
  '& select': {
    ...inputStyles,
    appearance: 'none',
    display: 'block',
    bg: 'transparent',
    borderTop: 0,
    borderLeft: 0,
    borderRight: 0,
    fontFamily: 'inherit',
    color: 'text',
    fontSize: 'ui',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '& option': { bg: 'surface', color: 'text' },
  },
  '& select[data-chosen]': { borderBottom: 'chosen' },
  '& button': { variant: 'links.underlined', display: 'none', justifySelf: 'start' },
  [WITHOUT_SCRIPTS]: { '& button': { display: 'block' } },
  [FROM.asymmetric]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
};

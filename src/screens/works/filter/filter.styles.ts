import type { ThemeUICSSObject } from 'theme-ui';
import { LINE_WIDTHS } from '../../../theme/lines';
import { SPACE } from '../../../theme/space';
import { FROM, WITHOUT_SCRIPTS } from '../../../theme/tokens';

export const lineStyles: ThemeUICSSObject = { pt: 3, [FROM.asymmetric]: { pt: 'part' } };

export const choicesStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 1,
  columnGap: 'controls',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '.5em',
    py: 'touch',
    color: 'muted',
  },
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
  [FROM.asymmetric]: { variant: 'text.ui', columnGap: 'part' },
};

/** A word that opens the choices below it; nothing else moves while they are closed. */
export const summaryStyles: ThemeUICSSObject = {
  '& > summary': {
    variant: 'text.cap',
    display: 'block',
    width: 'max-content',
    py: 'touch',
    color: 'muted',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '" +"' },
    '&:hover': { color: 'text' },
    [FROM.asymmetric]: { variant: 'text.ui' },
  },
  '&[open] > summary': { color: 'text', '&::after': { content: '" –"' } },
};

/** Each choice under its name, on a line; two beside each other on phones. */
export const formStyles: ThemeUICSSObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'gutter',
  rowGap: 3,
  pt: 3,
  '& label': { variant: 'text.cap', color: 'muted', minWidth: 0 },
  '& select': {
    variant: 'forms.input',
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

import type { ThemeUICSSObject } from 'theme-ui';
import { doubledLine } from '../../../src/theme/lines';
import { colourOf } from '../../../src/theme/tokens';

export const RICH: ThemeUICSSObject = {
  position: 'relative',
  '& [role=textbox]': {
    minHeight: '38px',
    py: '5px',
    pb: '6px',
    borderBottom: 'field',
    fontFamily: 'serif',
    fontSize: '1.0625rem',
    lineHeight: 1.5,
    letterSpacing: 0,
    // The editor's library needs it.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: 'none',
    '& p + p, & ul, & ol, & h3, & h4, & blockquote': { mt: '.5em' },
    '& ul, & ol': { pl: '1.2em', listStyle: 'revert' },
    '& h3, & h4': { fontFamily: 'sans', fontWeight: 'normal' },
    '& blockquote': { pl: 3, borderLeft: 'rule' },
    '& a': { color: 'inherit', textDecoration: 'underline' },
    '& span[lang]': { borderBottom: '1px dotted' },
    '& em': { fontSize: 'inherit' },
    // What something is being chosen for.
    '& .held': { bg: 'surface', boxShadow: `0 2px 0 ${colourOf('accent')}` },
  },
  '& [role=textbox]:focus': { borderBottomColor: 'text', ...doubledLine('6px') },
  '[data-wrong=true] & [role=textbox]': { borderBottomColor: 'sold' },
  '[data-taken=true] & [role=textbox]': { borderBottomStyle: 'dashed' },
  '& > [data-marks]': { display: 'none' },
  // Stays in sight while one writes far below the label.
  '&:focus-within > [data-marks]': {
    display: 'block',
    position: 'sticky',
    top: 'calc(var(--desk-header) + 72px)',
    zIndex: 2,
  },
};
/** On the line of the label, so that nothing moves when the text gets the focus. */
export const MARKS: ThemeUICSSObject = {
  position: 'absolute',
  right: 0,
  bottom: '100%',
  zIndex: 2,
  display: 'flex',
  gap: 1,
  bg: 'background',
  variant: 'text.cap',
  '& button': {
    minWidth: '32px',
    minHeight: 'smallTarget',
    color: 'muted',
    cursor: 'pointer',
    '&:hover, &[aria-pressed=true]': { color: 'text' },
    '&[aria-pressed=true]': { borderBottom: 'chosen' },
  },
};
/** In the place of the label, left of the marks, so that nothing moves. */
export const MARKS_PUT_RIGHT: ThemeUICSSObject = {
  variant: 'text.note',
  position: 'absolute',
  left: 0,
  right: '140px',
  bottom: '100%',
  zIndex: 2,
  minHeight: 'smallTarget',
  bg: 'background',
  color: 'muted',
  whiteSpace: 'nowrap',
  '& button': { color: 'text', textDecoration: 'underline', cursor: 'pointer' },
};
export const LINK_PANEL: ThemeUICSSObject = {
  position: 'absolute',
  insetInline: 0,
  zIndex: 4,
  p: 3,
  bg: 'surface',
  borderTop: 'ink',
  '& p': { pt: 2 },
};

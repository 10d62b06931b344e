import type { ThemeUICSSObject } from 'theme-ui';
import { EDGE, ON_PHONE } from '../../theme/measures';

export const inputStyles: ThemeUICSSObject = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  bg: 'surface',
  '& input': { width: '100%', px: 4, py: 3, borderBottom: 'ink', variant: 'text.title', outline: 'none' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
};

export const listStyles: ThemeUICSSObject = {
  outline: 'none',
  '& header': { variant: 'text.note', px: 4, pt: 'near', pb: 'touch', color: 'muted' },
  '& [role=menuitem]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: 'paletteRow',
    pl: 'besideEdge',
    pr: 4,
    borderLeft: EDGE,
    cursor: 'pointer',
    outline: 'none',
  },
  '& [role=menuitem] + [role=menuitem]': { borderTop: 'rule' },
  '& [role=menuitem][data-focused], & [role=menuitem][data-focus-visible]': {
    bg: 'background',
    borderLeftColor: 'text',
  },
  // Whole words: a narrow window would break them to keep the title on one line.
  '& [role=menuitem] small': { variant: 'text.muted', flex: 'none', maxWidth: '45%', textAlign: 'right' },
  '& p': { px: 4, py: 3, color: 'muted' },
};

export const footStyles: ThemeUICSSObject = {
  variant: 'text.note',
  position: 'sticky',
  bottom: 0,
  bg: 'surface',
  display: 'flex',
  gap: 'links',
  px: 4,
  py: 'near',
  color: 'muted',
  borderTop: 'rule',
  [ON_PHONE]: { display: 'none' },
};

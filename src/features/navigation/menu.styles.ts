import type { ThemeUICSSObject } from 'theme-ui';
import { FORCED_COLOURS, FROM, LOW_PANEL, move } from '../../theme/tokens';

export const menuButtonStyles: ThemeUICSSObject = {
  variant: 'text.bar',
  color: 'inherit',
  textDecoration: 'none',
};

const slide = (duration: string) =>
  `${duration}, ${move('display', 'panel')} allow-discrete, ${move('overlay', 'panel')} allow-discrete`;

/** `:target` opens it where there are no scripts. */
export const panelStyles: ThemeUICSSObject = {
  // The header around it lets clicks through, which the panel would inherit.
  pointerEvents: 'auto',
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: 'panel',
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'panel',
  height: '100dvh',
  maxHeight: 'none',
  pt: 0,
  pr: 'margin',
  pb: 'panelFoot',
  pl: 'margin',
  border: 0,
  bg: 'surface',
  color: 'text',
  overflowY: 'auto',
  transform: 'translateX(100%)',
  transition: slide(move('transform', 'panel')),
  '&[open], &:target': {
    display: 'flex',
    transform: 'none',
    '@starting-style': { transform: 'translateX(100%)' },
  },
  '&::backdrop': {
    background: 'var(--theme-ui-colors-scrim)',
    opacity: 0,
    transition: slide(move('opacity', 'panel')),
  },
  '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  // Forced colours hide the panel's own paper.
  [FORCED_COLOURS]: { borderLeft: 'ink' },
  [FROM.columns6]: { pl: 'menu.inset' },
  '& nav': { mt: 4, [FROM.asymmetric]: { mt: 'block' } },
  '& nav ul + ul': { mt: 'part' },
  [LOW_PANEL]: { '& nav': { mt: 2 } },
};

export const topStyles: ThemeUICSSObject = {
  variant: 'layout.bar',
  flex: 'none',
  justifyContent: 'space-between',
};

export const closeStyles: ThemeUICSSObject = { ...menuButtonStyles, ml: 'auto' };

export const backStyles: ThemeUICSSObject = { ...menuButtonStyles, cursor: 'pointer' };

const linkStyles: ThemeUICSSObject = {
  display: 'block',
  width: 'max-content',
  '&:hover': { color: 'accent' },
  '&[aria-current]': { variant: 'underlines.current' },
};

export const largeLinkStyles: ThemeUICSSObject = {
  ...linkStyles,
  fontSize: 'menu',
  fontWeight: 'light',
  lineHeight: 1.34,
  letterSpacing: '-.01em',
  [LOW_PANEL]: { lineHeight: 1.2 },
};

export const sectionStyles: ThemeUICSSObject = {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 3,
};

export const subControlStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  py: 'touch',
  color: 'muted',
  textDecoration: 'none',
  '&:hover': { color: 'accent' },
};

export const smallLinkStyles: ThemeUICSSObject = {
  ...linkStyles,
  fontSize: 'menuSmall',
  lineHeight: 1.2,
  py: 'touch',
  [LOW_PANEL]: { py: 'lines' },
};

export const footStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'relative',
  display: 'grid',
  gap: 4,
  mt: 'auto',
  pt: 5,
  [LOW_PANEL]: { gap: 3, pt: 4 },
};

export const searchStyles: ThemeUICSSObject = { position: 'absolute', right: -2, bottom: -2 };

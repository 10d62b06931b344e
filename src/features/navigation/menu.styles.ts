import type { ThemeUICSSObject } from 'theme-ui';
import { FROM, move } from '../../theme/tokens';

export const menuButtonStyles: ThemeUICSSObject = {
  variant: 'text.ui',
  py: 12,
  color: 'inherit',
  textDecoration: 'none',
  lineHeight: 1,
  letterSpacing: '.02em',
};

const slide = (duration: string) =>
  `${duration}, ${move('display', 'panel')} allow-discrete, ${move('overlay', 'panel')} allow-discrete`;

/** Slides in from the right; `:target` opens it where there are no scripts. */
export const panelStyles: ThemeUICSSObject = {
  // The header around it lets clicks through, which would hold for the panel and its backdrop, too.
  pointerEvents: 'auto',
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: 31,
  flexDirection: 'column',
  width: '100%',
  maxWidth: 'panel',
  height: '100dvh',
  maxHeight: 'none',
  pt: 0,
  pr: 'margin',
  pb: 'calc(32px + env(safe-area-inset-bottom))',
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
  [FROM.asymmetric]: { pl: 44 },
  '& nav': { mt: 4, [FROM.asymmetric]: { mt: 40 } },
  '& nav ul + ul': { mt: 28 },
};

export const topStyles: ThemeUICSSObject = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 64,
  [FROM.asymmetric]: { height: 72 },
};

export const closeStyles: ThemeUICSSObject = { ...menuButtonStyles, ml: 'auto' };

export const backStyles: ThemeUICSSObject = { ...menuButtonStyles, cursor: 'pointer' };

export const currentStyles: ThemeUICSSObject = {
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '.2em',
  textDecorationColor: 'accent',
};

const linkStyles: ThemeUICSSObject = {
  display: 'block',
  width: 'max-content',
  '&:hover': { color: 'accent' },
  '&[aria-current]': currentStyles,
};

export const largeLinkStyles: ThemeUICSSObject = {
  ...linkStyles,
  fontSize: 'menu',
  fontWeight: 'light',
  lineHeight: 1.34,
  letterSpacing: '-.01em',
};

/** A large link, and at the panel's edge the way to its sub-navigation. */
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
};

export const footStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'grid',
  gap: 4,
  mt: 'auto',
  pt: 5,
};

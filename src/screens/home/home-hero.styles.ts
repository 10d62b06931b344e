import type { ThemeUICSSObject } from 'theme-ui';
import { FROM, move, PAPER_PICTURE } from '../../theme/tokens';

export const heroStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  isolation: 'isolate',
  [FROM.asymmetric]: {
    minHeight: 'firstScreen',
    '&[data-format=landscape]': { variant: 'layout.grid' },
  },
  '@media print': { minHeight: 0 },
};

/** Portrait: flush right and down to the fold. Phones: inset left, bleeding right. */
export const pictureStyles: ThemeUICSSObject = {
  ml: 'margin',
  mr: 'calc(-1 * var(--margin))',
  '& [data-frame]': { aspectRatio: '4 / 5' },
  '[data-format=landscape] > & [data-frame]': { aspectRatio: '3 / 2' },
  '& > span::before': { display: 'none' },
  [FROM.asymmetric]: {
    m: 0,
    '[data-format=portrait] > &': {
      position: 'absolute',
      top: 0,
      right: 0,
      height: 'firstScreen',
      aspectRatio: '4 / 5',
      maxWidth: '58vw',
      '& > span': { height: '100%' },
      '& [data-frame]': { aspectRatio: 'auto' },
    },
    '[data-format=landscape] > &': { gridColumn: '4 / 13', mr: 'bleed' },
  },
  '@media (min-width: 1680px)': {
    '[data-format=portrait] > &': { right: 'calc((100% - 100vw) / 2)' },
  },
  '@media print': {
    m: 0,
    '[data-format=portrait] > &': {
      position: 'static',
      width: '60%',
      height: 'auto',
      maxWidth: PAPER_PICTURE,
    },
  },
};

/** The light of the picture on the whole first screen, reaching the title. */
export const spillStyles: ThemeUICSSObject = {
  position: 'absolute',
  inset: '0 0 -200px',
  zIndex: -1,
  pointerEvents: 'none',
  opacity: 0,
  transition: move('opacity', 'light'),
  background:
    'radial-gradient(ellipse 120vw 420px at 60vw 300px, rgba(255,188,104,.28), rgba(255,180,96,.10) 50%, transparent 78%)',
  '.theme-ui-dark &': { opacity: 1 },
  [FROM.asymmetric]: {
    inset: '-96px calc((100% - 100vw) / 2) -260px',
    background:
      'radial-gradient(ellipse 50vw 62vh at 72vw 56%, rgba(255,192,112,.34), rgba(255,182,98,.17) 36%, rgba(255,176,92,.065) 62%, rgba(255,176,92,.02) 80%, transparent 94%)',
  },
  '@media print': { display: 'none' },
};

export const textStyles: ThemeUICSSObject = {
  position: 'relative',
  pt: 4,
  [FROM.asymmetric]: {
    '[data-format=portrait] > &': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width: 'min(48%, 620px)',
      minHeight: 'firstScreen',
      pt: 0,
      pb: 56,
    },
    '[data-format=landscape] > &': { gridColumn: '4 / 13', pt: 5 },
  },
  '@media print': {
    '[data-format=portrait] > &': { display: 'block', width: 'auto', minHeight: 0, pt: 4, pb: 0 },
  },
};

export const kindStyles: ThemeUICSSObject = { variant: 'text.ui', color: 'muted' };

export const titleStyles: ThemeUICSSObject = {
  variant: 'text.display',
  mt: 2,
  mb: 22,
  ml: '-.04em',
  [FROM.asymmetric]: { mt: 12 },
};

export const dateStyles: ThemeUICSSObject = { variant: 'text.ui', fontVariantNumeric: 'tabular-nums' };

export const linksStyles: ThemeUICSSObject = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  mt: 20,
  [FROM.asymmetric]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '12px 40px',
    mt: 36,
  },
  '@media print': { display: 'none' },
};

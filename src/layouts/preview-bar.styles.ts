import type { ThemeUICSSObject } from 'theme-ui';
import { aboveSafeArea, SPACE } from '../theme/space';

/** Its right end is left to the round button of the search, which stands above it. */
export const previewBarStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 'notice',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 'part',
  pt: 'bar',
  pl: 'margin',
  pr: `calc(${SPACE.margin} + ${SPACE.besideSearch})`,
  pb: aboveSafeArea(SPACE.bar),
  bg: 'surface',
  borderTop: 'rule',
  '& a': { variant: 'links.underlined' },
  '@media print': { display: 'none' },
};

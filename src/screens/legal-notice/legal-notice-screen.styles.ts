import type { ThemeUICSSObject } from 'theme-ui';
import { SPACE } from '../../theme/space';
import { FROM, SMALL_PHONE } from '../../theme/tokens';

export const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  pt: 4,
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    columnGap: 'gutter',
    alignItems: 'baseline',
  },
};

export const asideStyles: ThemeUICSSObject = {
  '& > h1': { variant: 'text.sectionTitle', hyphens: 'auto' },
  [FROM.asymmetric]: {
    gridColumn: '1 / 5',
    position: 'sticky',
    top: `calc(${SPACE.header} + ${SPACE[4]})`,
  },
};

export const contentsStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  pt: 4,
  '& a': { display: 'inline-block', py: 1, color: 'muted', textDecoration: 'none' },
  '& a:hover': { variant: 'underlines.small', color: 'text' },
  '@media print': { display: 'none' },
};

export const textStyles: ThemeUICSSObject = {
  display: 'grid',
  gap: 6,
  pt: 6,
  [FROM.asymmetric]: { gridColumn: '6 / 13', pt: 0 },
};

export const sectionStyles: ThemeUICSSObject = {
  minWidth: 0,
  // On the first screen it stands beside the round button of the search.
  [SMALL_PHONE]: { '&:first-of-type': { pr: 'clearOfSearch' } },
  '& > h2': { variant: 'text.label', pb: 'caption' },
};

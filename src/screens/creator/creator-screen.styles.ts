import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const articleStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 4,
  isolation: 'isolate',
};

/** Beside a portrait the biography stands on its floor; without one the words have the wall to themselves. */
export const wordsStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  [FROM.asymmetric]: {
    '[data-portrait=hung] > &': { gridColumn: '7 / 13', display: 'flex', flexDirection: 'column' },
    '[data-portrait=none] > &': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      pt: 5,
      '& > *': { gridColumn: '1 / 6' },
      '& > h1': { gridColumn: '1 / -1' },
      '& > [data-biography]': { gridColumn: '7 / 13', gridRow: 2 },
    },
  },
};

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  mt: 14,
  color: 'muted',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
};

export const creditsStyles: ThemeUICSSObject = { pt: 3 };

export const biographyStyles: ThemeUICSSObject = {
  pt: 28,
  [FROM.asymmetric]: {
    '[data-portrait=hung] > * > &': { mt: 'auto', pt: 7 },
    '[data-portrait=none] > * > &': { mt: 14, pt: 0 },
  },
};

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
      '& > [data-take-away]': { gridColumn: '7 / 13' },
    },
  },
};

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  mt: 'caption',
  color: 'muted',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
};

export const creditsStyles: ThemeUICSSObject = { pt: 3 };

export const takeAwayStyles: ThemeUICSSObject = {
  variant: 'text.cap',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  rowGap: 'near',
  columnGap: 'links',
  pt: 'block',
  [FROM.asymmetric]: {
    // On the floor of the first screen stands the button of the search, too.
    pr: 'clearOfSearch',
    // Without a biography, it goes down to the floor by itself.
    '[data-portrait=hung] > :not(:has([data-biography])) > &': { mt: 'auto' },
  },
};

export const biographyStyles: ThemeUICSSObject = {
  pt: 'part',
  [FROM.asymmetric]: {
    '[data-portrait=hung] > * > &': { mt: 'auto', pt: 7 },
    '[data-portrait=none] > * > &': { mt: 'caption', pt: 0 },
  },
};

import type { ThemeUICSSObject } from 'theme-ui';
import { FROM } from '../../theme/tokens';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const articleStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 4,
  isolation: 'isolate',
};

export const wordsStyles: ThemeUICSSObject = {
  gridColumn: '1 / -1',
  minWidth: 0,
  [FROM.asymmetric]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& > *': { gridColumn: '1 / -1', minWidth: 0 },
    '[data-portrait=hung] > &': {
      gridColumn: '7 / 13',
      gridTemplateRows: 'auto auto 1fr auto',
      '& > [data-part=biography]': { gridRow: 3, alignSelf: 'end' },
      '& > [data-part=take-away]': { gridRow: 4 },
    },
    '[data-portrait=none] > &': {
      gridTemplateRows: 'auto auto 1fr',
      '& > [data-part=facts], & > [data-part=take-away]': { gridColumn: '1 / 6' },
      '& > [data-part=take-away]': { gridRow: 3, alignSelf: 'start' },
      '& > [data-part=biography]': { gridColumn: '7 / 13', gridRow: '2 / 4' },
    },
  },
};

export const nameStyles: ThemeUICSSObject = { '[data-portrait=none] &': { pt: 4 } };

export const factsStyles: ThemeUICSSObject = {
  variant: 'text.sub',
  mt: 'caption',
  color: 'muted',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
};

export const takeAwayStyles: ThemeUICSSObject = { pt: 'block', '@media print': { pt: 3 } };

export const biographyStyles: ThemeUICSSObject = {
  pt: 'part',
  [FROM.asymmetric]: {
    pt: 'block',
    '[data-portrait=none] > * > &': { mt: 'caption', pt: 0 },
  },
};

/** As the names under an event; the last row of the works has its own space below it. */
export const pressStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 3,
  pt: 'section',
  '[aria-labelledby=works] + &': { pt: 5 },
  '& > h2': { variant: 'layout.label' },
  '& > ul': { gridColumn: '1 / -1' },
  [FROM.asymmetric]: { '& > h2': { gridColumn: '1 / 4' }, '& > ul': { gridColumn: '4 / 13' } },
};

import type { ThemeUICSSObject } from 'theme-ui';
import { SIZES } from '../theme/sizes';
import { FROM } from '../theme/tokens';

export const footerStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  position: 'relative',
  pt: 'section',
  pb: 6,
  '@media print': { display: 'none' },
};

export const floorStyles: ThemeUICSSObject = {
  variant: 'layout.grid',
  rowGap: 'block',
  pt: 'part',
  borderTop: 'floor',
  fontSize: 'cap',
  // One pitch for all columns; a line is as high as a link must be.
  lineHeight: `max(${SIZES.smallTarget}, 1.55em)`,
  '& > *': { gridColumn: '1 / -1' },
  '& address': { fontStyle: 'normal' },
  '& > address a, & > ul a': {
    display: 'inline-block',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { variant: 'underlines.small' },
  },
  // On phones, farther apart for the thumb.
  '& > ul:nth-of-type(2) li': { py: 1 },
  '& [data-part=credits]': { color: 'muted', '& span': { display: 'inline-block' } },
  '& [data-part=preferences]': {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: 4,
    columnGap: 6,
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    // Leaves room for the fixed button of the search.
    pr: 'clearOfSearch',
  },
  [FROM.columns6]: {
    '& > ul:nth-of-type(2) li': { py: 0 },
    '& > address, & > ul:nth-of-type(2)': { gridColumn: '1 / 7' },
    '& > ul:nth-of-type(1), & > ul:nth-of-type(3)': { gridColumn: '7 / 13' },
    '& > [data-part=preferences]': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      columnGap: 'gutter',
      pr: 0,
      '& > ul': { gridColumn: '1 / 7' },
      '& > fieldset': { gridColumn: '7 / 13' },
    },
  },
  [FROM.asymmetric]: {
    '& > address': { gridColumn: '1 / 5' },
    '& > ul:nth-of-type(1)': { gridColumn: '5 / 8' },
    '& > ul:nth-of-type(3)': { gridColumn: '10 / 13' },
    '& > ul:nth-of-type(2)': { gridColumn: '8 / 10' },
    '& > [data-part=preferences] > fieldset': { gridColumn: '8 / 13' },
  },
  [FROM.columns12]: { '& > [data-part=preferences] > fieldset': { gridColumn: '10 / 13' } },
};

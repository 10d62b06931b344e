import type { ThemeUICSSObject } from 'theme-ui';
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
  rowGap: 40,
  pt: 28,
  borderTop: '1px solid',
  borderColor: 'floor',
  fontSize: 'cap',
  lineHeight: 1.55,
  '& > *': { gridColumn: '1 / -1' },
  '& address': { fontStyle: 'normal' },
  '& a': {
    display: 'inline-block',
    minHeight: 24,
    lineHeight: 1.6,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
  '& li': { py: '1px' },
  '& [data-part=credits]': { color: 'muted' },
  '& [data-part=preferences]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '24px 48px',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    // The last row leaves room for the fixed button of the search.
    pr: 72,
  },
  [FROM.asymmetric]: {
    '& > :nth-of-type(1)': { gridColumn: '1 / 5' },
    '& > ul:nth-of-type(1)': { gridColumn: '5 / 8' },
    '& > ul:nth-of-type(2)': { gridColumn: '8 / 10' },
    '& > ul:nth-of-type(3)': { gridColumn: '10 / 13' },
    '& > [data-part=preferences]': { gridColumn: '1 / -1' },
  },
};

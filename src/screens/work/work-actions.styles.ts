import type { ThemeUICSSObject } from 'theme-ui';

/** The rows leave room for the fixed button of the search, which stands beside them at the floor of the first screen. */
export const actionsStyles: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  mt: 5,
  '& ul': { variant: 'layout.linkRow', width: '100%', pr: 'clearOfSearch' },
  '& ul:first-of-type': { mt: 'controls' },
  '& ul + ul': { mt: 1 },
  // A field to copy from by hand has a row to itself.
  '& li:has(textarea)': { flexBasis: '100%' },
  '@media print': { display: 'none' },
};

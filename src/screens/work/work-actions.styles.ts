import type { ThemeUICSSObject } from 'theme-ui';

/** The rows leave room for the fixed button of the search, which stands beside them at the floor of the first screen. */
export const actionsStyles: ThemeUICSSObject = {
  display: 'grid',
  justifyItems: 'start',
  mt: 5,
  '& ul': { variant: 'text.cap', display: 'flex', flexWrap: 'wrap', gap: '4px 22px', width: '100%', pr: 72 },
  '& ul:first-of-type': { mt: 20 },
  '& ul + ul': { mt: 1 },
  // A field to copy from by hand has a row to itself.
  '& li:has(textarea)': { flexBasis: '100%' },
  '@media print': { display: 'none' },
};

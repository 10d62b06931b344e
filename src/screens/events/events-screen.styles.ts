import type { ThemeUICSSObject } from 'theme-ui';

/** The title, and on its base line, where there is room, the calendar at the other end. */
export const headStyles: ThemeUICSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 'block',
  pb: 3,
};

export const groupStyles: ThemeUICSSObject = { pt: 3, '& + &': { pt: 'row' } };

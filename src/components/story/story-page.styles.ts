import type { ThemeUICSSObject } from 'theme-ui';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const picturesStyles: ThemeUICSSObject = { pt: 8, '@media print': { pt: 4 } };

export const creditsStyles: ThemeUICSSObject = { pt: 4 };

/** Less space before this section: the last row of a wall of works has its own below it. */
export const sectionStyles: ThemeUICSSObject = {
  pt: 'section',
  '[aria-labelledby=works] + &': { pt: 5 },
};

import type { ThemeUICSSObject } from 'theme-ui';

/** A screen made of a story and what belongs to it. */
export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

export const picturesStyles: ThemeUICSSObject = { pt: 8 };

export const creditsStyles: ThemeUICSSObject = { pt: 4 };

/** The last row of a wall of works keeps a distance of its own from what follows. */
export const sectionStyles: ThemeUICSSObject = {
  pt: 'section',
  '[aria-labelledby=works] + &': { pt: 5 },
};

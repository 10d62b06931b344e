import type { ThemeUICSSObject } from 'theme-ui';

/** As large as the picture in it, or as the place that is given to it. */
export const linkStyles: ThemeUICSSObject = {
  display: 'block',
  minWidth: 0,
  color: 'inherit',
  '& > span': { height: '100%' },
};

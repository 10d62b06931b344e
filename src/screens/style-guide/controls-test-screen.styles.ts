import type { ThemeUICSSObject } from 'theme-ui';

/** A piece of ceiling: the lamp hangs from the top of what stands around it. */
export const lampStyles: ThemeUICSSObject = {
  position: 'relative',
  width: 'lamp.width',
  height: 'lamp.height',
  '& > button': { left: 0, right: 0, ml: 0 },
};

export const linkStyles: ThemeUICSSObject = { variant: 'links.underlined' };

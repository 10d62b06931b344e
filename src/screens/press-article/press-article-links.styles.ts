import type { ThemeUICSSObject } from 'theme-ui';

/** On paper a link is worth its address. */
export const elsewhereStyles: ThemeUICSSObject = {
  '@media print': {
    borderBottom: 0,
    overflowWrap: 'anywhere',
    '&::after': { content: '" (" attr(href) ")"' },
  },
};

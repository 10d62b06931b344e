import type { ThemeUICSSObject } from 'theme-ui';

export const screenStyles: ThemeUICSSObject = { variant: 'layout.page' };

/** The row of types names the page on a screen; paper has the title alone. */
export const titleStyles: ThemeUICSSObject = {
  variant: 'layout.visuallyHidden',
  '@media print': {
    variant: 'text.title',
    display: 'block',
    position: 'static',
    width: 'auto',
    height: 'auto',
    overflow: 'visible',
    clipPath: 'none',
    whiteSpace: 'normal',
  },
};

export const wallStyles: ThemeUICSSObject = { mt: 'wall' };

export const emptyStyles: ThemeUICSSObject = { variant: 'text.lead', color: 'muted' };

import type { ThemeUICSSObject } from 'theme-ui';

export const sectionStyles: ThemeUICSSObject = {
  '& > h2': { variant: 'text.title', pb: 6 },
  '& sup': {
    position: 'relative',
    top: '-.85em',
    color: 'muted',
    fontSize: '.42em',
    fontWeight: 'normal',
    lineHeight: 0,
    verticalAlign: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
};

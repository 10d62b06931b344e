import type { ThemeUICSSObject } from 'theme-ui';
import { largeLinkStyles } from './menu.styles';

export const headingStyles: ThemeUICSSObject = {
  width: 'fit-content',
  mb: 3,
  '& a': largeLinkStyles,
};

export const retryStyles: ThemeUICSSObject = { variant: 'links.underlined' };

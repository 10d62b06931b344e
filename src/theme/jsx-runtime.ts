import type { Theme } from 'theme-ui';
import { styledJsx } from './styled-jsx';
import { theme } from './theme';

/** Stands in for theme-ui's own JSX functions (build/webpack/webpack-config.ts), with the site's theme. */
export { Fragment } from 'react';

export const { jsx, jsxs } = styledJsx(theme as Theme);

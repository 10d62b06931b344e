import type { Theme } from 'theme-ui';
import { styledJsx } from './styled-jsx';
import { theme } from './theme';

/** Replaces theme-ui's JSX functions (build/webpack/webpack-config.ts). */
export { Fragment } from 'react';

export const { jsx, jsxs } = styledJsx(theme as Theme);

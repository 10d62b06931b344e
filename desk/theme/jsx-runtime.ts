import { styledJsx } from '../../src/theme/styled-jsx';
import { theme } from './theme';

/** Stands in for theme-ui's own JSX functions (desk/vite.config.ts), with the desk's theme. */
export { Fragment } from 'react';

export const { jsx, jsxs } = styledJsx(theme);

import { jsx as emotionJsx, jsxs as emotionJsxs } from '@emotion/react/jsx-runtime';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { css } from '@theme-ui/css';
import type { ElementType } from 'react';
import type { Theme, ThemeUICSSObject } from 'theme-ui';
import { theme } from './theme';
import { COLOURS } from './tokens';

type Props = Record<string, unknown> & { sx?: ThemeUICSSObject };

/** As theme-ui's provider hands it on, whatever the mode. */
const PROVIDED = { ...theme, colors: COLOURS } as Theme;

const known = new WeakMap<ThemeUICSSObject, SerializedStyles>();

/** By the class that theme-ui's JSX gives in the browser: it names the same list. */
function serialized(sx: ThemeUICSSObject): SerializedStyles {
  const before = known.get(sx);
  if (before) return before;
  const styles = serializeStyles([[css(sx)(PROVIDED), undefined]]);
  known.set(sx, styles);
  return styles;
}

const withStyles = ({ sx, ...props }: Props): Props => (sx ? { ...props, css: serialized(sx) } : props);

export { Fragment } from 'react';

/**
 * Replaces theme-ui's JSX functions where pages are rendered by the thousand (build/webpack/aliases.ts): nearly all style objects
 * are constants, and what one comes to is remembered. A style object must not change after its first use.
 */
export const jsx = (type: ElementType, props: Props, key?: string) =>
  emotionJsx(type, withStyles(props), key);

export const jsxs = (type: ElementType, props: Props, key?: string) =>
  emotionJsxs(type, withStyles(props), key);

import { jsx as emotionJsx, jsxs as emotionJsxs } from '@emotion/react/jsx-runtime';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { css } from '@theme-ui/css';
import type { ElementType } from 'react';
import type { Theme, ThemeUICSSObject } from 'theme-ui';
import { theme } from './theme';

/**
 * Stands in for theme-ui's own JSX functions (build/webpack/webpack-config.ts), which work out an element's styles anew each time
 * it is rendered: half of the time that a page takes. Ours do it once for each style object, as there is one theme and
 * nearly all of them are constants of their modules.
 */
export { Fragment } from 'react';

type Props = Record<string, unknown> & { sx?: ThemeUICSSObject };

const known = new WeakMap<ThemeUICSSObject, SerializedStyles>();

function serialized(sx: ThemeUICSSObject): SerializedStyles {
  const before = known.get(sx);
  if (before) return before;
  const styles = serializeStyles([css(sx)(theme as Theme)]);
  known.set(sx, styles);
  return styles;
}

function withStyles({ sx, ...props }: Props): Props {
  return sx ? { ...props, css: serialized(sx) } : props;
}

/** An element with at most one child. */
export const jsx = (type: ElementType, props: Props, key?: string) =>
  emotionJsx(type, withStyles(props), key);

/** An element with several children. */
export const jsxs = (type: ElementType, props: Props, key?: string) =>
  emotionJsxs(type, withStyles(props), key);

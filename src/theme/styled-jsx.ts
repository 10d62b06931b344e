import { jsx as emotionJsx, jsxs as emotionJsxs } from '@emotion/react/jsx-runtime';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { css } from '@theme-ui/css';
import type { ElementType } from 'react';
import type { Theme, ThemeUICSSObject } from 'theme-ui';

type Props = Record<string, unknown> & { sx?: ThemeUICSSObject };

/**
 * JSX functions for one theme, which work out each style object once: theme-ui's own do so anew each time an element is
 * rendered, which is half of the time that a page takes. Nearly all style objects are constants of their modules.
 */
export function styledJsx(theme: Theme) {
  const known = new WeakMap<ThemeUICSSObject, SerializedStyles>();

  function serialized(sx: ThemeUICSSObject): SerializedStyles {
    const before = known.get(sx);
    if (before) return before;
    const styles = serializeStyles([css(sx)(theme)]);
    known.set(sx, styles);
    return styles;
  }

  const withStyles = ({ sx, ...props }: Props): Props => (sx ? { ...props, css: serialized(sx) } : props);

  return {
    /** An element with at most one child. */
    jsx: (type: ElementType, props: Props, key?: string) => emotionJsx(type, withStyles(props), key),
    /** An element with several children. */
    jsxs: (type: ElementType, props: Props, key?: string) => emotionJsxs(type, withStyles(props), key),
  };
}

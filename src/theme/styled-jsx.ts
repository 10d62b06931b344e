import { jsx as emotionJsx, jsxs as emotionJsxs } from '@emotion/react/jsx-runtime';
import { serializeStyles, type SerializedStyles } from '@emotion/serialize';
import { css } from '@theme-ui/css';
import type { ElementType } from 'react';
import type { Theme, ThemeUICSSObject } from 'theme-ui';

type Props = Record<string, unknown> & { sx?: ThemeUICSSObject };

/** theme-ui computes styles at each rendering, half of a page's time; ours are nearly all constants. */
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
    jsx: (type: ElementType, props: Props, key?: string) => emotionJsx(type, withStyles(props), key),
    jsxs: (type: ElementType, props: Props, key?: string) => emotionJsxs(type, withStyles(props), key),
  };
}

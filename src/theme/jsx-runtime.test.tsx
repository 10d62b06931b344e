/** @jest-environment node */
import type { ElementType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ThemeUIProvider, type Theme, type ThemeUICSSObject } from 'theme-ui';
import { jsx as themeUiJsx } from 'theme-ui/jsx-runtime';
import { jsx } from './jsx-runtime';
import { theme } from './theme';
import { EVENING_MODE } from './tokens';

const STYLES: Record<string, ThemeUICSSObject> = {
  'a colour': { color: 'accent' },
  'a variant with more': { variant: 'links.underlined', mt: 2, '&:hover': { bg: 'surface' } },
  'the evening': { [EVENING_MODE]: { borderBottom: 'hairline', borderColor: 'field' } },
};

const rendered = (element: ReactNode) =>
  renderToStaticMarkup(<ThemeUIProvider theme={() => theme as Theme}>{element}</ThemeUIProvider>);

it.each(Object.entries(STYLES))('%s comes to what theme-ui makes of it in the browser', (_, sx) => {
  const theirs = rendered(themeUiJsx('p' as ElementType, { sx }));
  expect(theirs).toMatch(/class="css-/);
  expect(rendered(jsx('p', { sx }))).toBe(theirs);
  expect(rendered(jsx('p', { sx }))).toBe(theirs);
});

it('what has no styles is left alone', () => {
  expect(rendered(jsx('p', { id: 'a' }))).toBe(rendered(themeUiJsx('p', { id: 'a' })));
});

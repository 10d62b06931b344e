/** @jest-environment node */
import { Global, keyframes } from '@emotion/react';
import type { ReactElement } from 'react';
import { renderPage } from './render-with-styles';

const glow = keyframes({ from: { opacity: 0.11 }, to: { opacity: 1 } });
const Lamp = () => <p sx={{ opacity: 0.22, animation: `${glow} 1s` }}>lamp</p>;
const Table = () => <p sx={{ opacity: 0.33 }}>table</p>;
const Paper = () => <Global styles={{ body: { opacity: 0.44 } }} />;

const cssOf = (page: ReactElement): string =>
  renderPage(page)
    .styles.map(({ css }) => css)
    .join('');

it('gives a page the rules it needs, and no others', () => {
  const lamp = cssOf(<Lamp />);
  expect(lamp).toContain('opacity:0.22');
  expect(lamp).toContain('opacity:0.11');
  const table = cssOf(<Table />);
  expect(table).toContain('opacity:0.33');
  expect(table).not.toMatch(/0\.11|0\.22|0\.44/);
});

it('gives every page its global rules, apart from those of classes', () => {
  const page = (
    <>
      <Paper />
      <Table />
    </>
  );
  for (const { styles } of [renderPage(page), renderPage(page)]) {
    expect(styles.map(({ emotion }) => emotion.split(' ')[0])).toEqual(['css-global', 'css']);
    expect(styles[0]!.css).toBe('body{opacity:0.44;}');
  }
});

it('renders a page alike, whatever was rendered before it', () => {
  const page = (
    <>
      <Table />
      <Lamp />
    </>
  );
  const first = renderPage(page);
  cssOf(<Lamp />);
  cssOf(<Paper />);
  expect(renderPage(page)).toEqual(first);
  // What moves goes on moving on the second page of a process.
  expect(cssOf(page)).toContain('opacity:0.11');
});

it('writes for the browsers of package.json, and for no older ones', () => {
  const css = cssOf(<p sx={{ display: 'flex', userSelect: 'none', textDecoration: 'underline' }}>flat</p>);
  expect(css).toContain(
    '{display:flex;-webkit-user-select:none;user-select:none;-webkit-text-decoration:underline;',
  );
});

it('names its rules as emotion does, which finds them in the browser', () => {
  const { html, styles } = renderPage(<Table />);
  const [, name] = /class="css-([a-z0-9]+)"/.exec(html) ?? [];
  expect(styles).toEqual([{ emotion: `css ${name}`, css: `.css-${name}{opacity:0.33;}` }]);
});

it('keeps global styles that begin with their own keyframes', () => {
  const styles = {
    '@keyframes floor': { from: { opacity: 0 } },
    'html[data-coming]': { animation: 'floor 1s' },
  };
  const { styles: written } = renderPage(<Global styles={styles} />);
  expect(written.map(({ css }) => css).join('')).toMatch(/@keyframes floor.*html\[data-coming\]/);
});

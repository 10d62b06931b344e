/** @jest-environment-options {"customExportConditions": ["node", "require"]} */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withSafePageData } from './safe-page-data';

const ENTRY = createRequire(__filename).resolve('gatsby/cache-dir/static-entry.js');

/** As Gatsby writes it. */
const dataScript = (path: string, data: unknown) => (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    dangerouslySetInnerHTML={{
      __html: `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};window.pageData=${JSON.stringify(data)};/*]]>*/`,
    }}
  />
);

/** The scripts that a browser finds, and what the first one leaves in the window. */
function readBy(components: ReactNode[]) {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<body>{components}</body>), 'text/html');
  const scripts = [...page.querySelectorAll('script')];
  const window: { pagePath?: string; pageData?: unknown } = {};
  new Function('window', 'document', scripts[0]?.textContent ?? '')(window, {
    currentScript: scripts[0],
  });
  return { scripts, window };
}

describe('withSafePageData', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '</SCRIPT >',
    'a\u2028b\u2029c',
    '&lt;/script&gt;/*]]>*/',
  ])('keeps %j within the data', (text) => {
    const next = <script key="next" src="/app.js" />;
    const { scripts, window } = readBy(withSafePageData([dataScript(`/works/${text}`, { text }), next]));
    expect(window).toEqual({ pagePath: `/works/${text}`, pageData: { text } });
    expect(scripts).toHaveLength(2);
    expect(scripts[1]?.getAttribute('src')).toBe('/app.js');
  });

  it('gives every built page the same script, with its path beside it', () => {
    const scripts = ['/about', '/works/a"b</script>', '/fr/créateurs'].map((path) => {
      const __html = `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`;
      const gatsbys = <script key="a" id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html }} />;
      const [script] = readBy(withSafePageData([gatsbys])).scripts;
      expect(script?.dataset.path).toBe(path);
      return script?.textContent ?? '';
    });
    expect(new Set(scripts).size).toBe(1);
    const window: { pagePath?: string } = {};
    const document = { currentScript: { dataset: { path: '/about' } } };
    new Function('window', 'document', scripts[0] ?? '')(window, document);
    expect(window.pagePath).toBe('/about');
  });

  it('stops a build whose Gatsby writes the data otherwise', () => {
    const other = <script id="gatsby-script-loader" dangerouslySetInnerHTML={{ __html: 'load({})' }} />;
    for (const components of [[], [<script key="a" src="/app.js" />], [other]])
      expect(() => withSafePageData(components)).toThrow('gatsby-script-loader');
  });

  it('has the only script of Gatsby’s pages that holds data of the page', () => {
    const code = readFileSync(ENTRY, 'utf8');
    expect(code.match(/JSON\.stringify\(pageData\)/g)).toHaveLength(1);
    expect(code).toContain('const windowPageData = `/*<![CDATA[*/window.pagePath=');
  });
});

import { browserSafeHtml } from './browser-safe-html';
import { safeHtml } from './safe-html';

describe('browserSafeHtml', () => {
  it('shows the subset of the contract as it is', () => {
    const html =
      '<p lang="fr">Vu <em>hier</em><br>à <strong>Lyon</strong></p><ul><li>un</li></ul><p><a href="https://example.org">là</a> n<sup>o</sup></p>';
    expect(browserSafeHtml(html)).toBe(html);
  });

  it.each([
    ['<p onclick="alert(1)">Hello</p>', '<p>Hello</p>'],
    ['<script>alert(1)</script><p>Hello</p>', '<p>Hello</p>'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['<svg><script>alert(1)</script></svg>Hello', 'Hello'],
    ['<iframe srcdoc="<p>x</p>"></iframe>Hello', 'Hello'],
    ['<style>p { color: red }</style><div><p>Hello</p></div>', '<p>Hello</p>'],
    ['<p style="position:fixed" class="x">Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href="java\nscript:alert(1)">Hello</a>', '<a>Hello</a>'],
    ['<a href="data:text/html,x">Hello</a>', '<a>Hello</a>'],
    ['<a href="//evil.example">Hello</a>', '<a>Hello</a>'],
    [
      '<a href="https://example.org" target="_top" ping="/x">Hello</a>',
      '<a href="https://example.org">Hello</a>',
    ],
    [
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<!-- hidden -->Hello', 'Hello'],
  ])('makes of %s what is safe', (hostile, safe) => {
    expect(browserSafeHtml(hostile)).toBe(safe);
  });

  it('is the same as on built pages', () => {
    const html =
      '<h3>Un</h3><blockquote lang="en">Two</blockquote><p>p. 110–117 <span lang="fr">oui</span></p>';
    expect(browserSafeHtml(html)).toBe(safeHtml(html));
    expect(browserSafeHtml(browserSafeHtml(html))).toBe(html);
  });
});

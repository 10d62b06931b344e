import { safeHtml } from './texts';

describe('safe html', () => {
  test.each([
    ['<p>One <em>two</em><br>three</p>', '<p>One <em>two</em><br />three</p>'],
    ['<p onclick="x()">Text<script>alert(1)</script><img src=x></p>', '<p>Text</p>'],
    [
      '<a href="javascript:x()">a</a><a href="/works/b" target="_blank">b</a>',
      '<a>a</a><a href="/works/b">b</a>',
    ],
    [
      '<a href="//evil.example">c</a><a href="mailto:a@b.org">d</a>',
      '<a>c</a><a href="mailto:a@b.org">d</a>',
    ],
    ...[
      'javascript:x()',
      'data:text/html,x',
      ' javascript:x()',
      '&#1;javascript:x()',
      'java&Tab;script:x()',
      '//host',
      '/\\host',
    ].map((href) => [`<a href="${href}">a</a>`, '<a>a</a>']),
  ])('%s', (html, safe) => expect(safeHtml(html)).toBe(safe));
});

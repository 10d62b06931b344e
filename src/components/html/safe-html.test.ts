import { plainText, safeHtml } from './safe-html';

describe('safeHtml', () => {
  it('keeps the subset of the contract', () => {
    const html = '<p>A <em>lamp</em><br />from <a href="/works/x">1954</a><sup>2</sup></p>';
    expect(safeHtml(html)).toBe(html);
  });

  it('removes scripts, handlers, styles and dangerous addresses', () => {
    expect(safeHtml('<p onclick="x()" style="color:red">a<script>alert(1)</script></p>')).toBe('<p>a</p>');
    expect(safeHtml('<a href="javascript:alert(1)">a</a><img src="x" onerror="y">')).toBe('<a>a</a>');
  });

  it.each([
    'data:text/html,x',
    ' javascript:x()',
    '&#1;javascript:x()',
    'java&Tab;script:x()',
    '//host',
    '/\\host',
  ])('leaves no link to %j', (href) => expect(safeHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>'));
});

describe('plainText', () => {
  it('is the words without the markup', () => {
    expect(plainText('<p>Fontanel &amp; Brisse</p><p>1946</p>')).toBe('Fontanel & Brisse 1946');
  });

  it('ends at a word when it is too long', () => {
    expect(plainText('<p>a long sentence, about a lamp</p>', 18)).toBe('a long sentence…');
  });
});

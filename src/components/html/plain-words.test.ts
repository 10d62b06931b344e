import { plainWords } from './plain-words';

describe('plainWords', () => {
  it('is the words without the markup, blocks and lines apart', () => {
    expect(plainWords('<p>Fontanel &amp; <em>Brisse</em></p><p>1946<br />Lyon</p>')).toBe(
      'Fontanel & Brisse 1946 Lyon',
    );
  });

  it('keeps the spaces of French typography, and tidies the others', () => {
    expect(plainWords('<p>La lampe\u202f:\n  15\u00a0cm </p>')).toBe('La lampe\u202f: 15\u00a0cm');
  });

  it('decodes an entity once', () => {
    expect(plainWords('&amp;lt; &lt;b&gt; &quot;c&quot; &#39;')).toBe('&lt; <b> "c" \'');
  });
});

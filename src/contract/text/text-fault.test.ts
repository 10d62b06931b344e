import { openDirections } from './open-directions';
import { htmlFault, textFault } from './text-fault';

describe('textFault', () => {
  it.each([
    ['plain words, of several lines', 'A lamp,\n\ta bench\r\n'],
    ['accents, composed or not', 'Kerhervé Kerherve\u0301'],
    ['signs of two halves, and of several signs', '💡 👩\u200d🎨 🇫🇷'],
    ['markup', '</script><!--]]>'],
    ['separators of lines and paragraphs', 'a\u2028b\u2029c'],
    ['marks of direction, soft hyphens, no-break spaces', '\u200e\u200f\u061c\u00ad\u202f\u00a0\u2060'],
    ['a direction that ends', '\u202eabc\u202c \u2067d \u202aef\u2069 g'],
    ['an end of nothing', 'abc\u202c\u2069'],
  ])('has nothing against %s', (_, text) => expect(textFault(text)).toBeUndefined());

  it.each([
    ['\u0000', 'U+0000'],
    ['\u001b', 'U+001B'],
    ['\u007f', 'U+007F'],
    ['\u0085', 'U+0085'],
    ['\ud83d', 'U+D83D'],
    ['\udca1', 'U+DCA1'],
    ['\ufffe', 'U+FFFE'],
    ['\uffff', 'U+FFFF'],
  ])('names %j', (wrong, code) => {
    expect(textFault(`a${wrong}b`)).toContain(`control characters and halves of characters (${code})`);
  });

  it.each(['\u202e', '\u202a', '\u202b\u202c\u202d'])('wants the end of %j', (turn) => {
    expect(textFault(`a${turn}b`)).toContain('turns the direction to be ended in the text (U+202C)');
  });

  it.each(['\u2066', '\u2067\u202e\u202c', '\u2068\u2068\u2069'])('wants the end of %j', (turn) => {
    expect(textFault(`a${turn}b`)).toContain('(U+2069)');
  });

  it('takes no time over a long text', () => {
    expect(textFault(`${'💡 \u202ea\u202c'.repeat(200_000)}\u0000`)).toContain('U+0000');
  });
});

describe('openDirections', () => {
  it('are ended from the inside out', () => {
    expect(openDirections('\u2067 \u202e \u2066 \u202b')).toBe('\u202c\u2069\u202c\u2069');
    expect(openDirections('\u2067 \u202e \u2069')).toBe('');
    expect(openDirections('\u202e \u2067 \u202c')).toBe('\u2069\u202c');
  });
});

describe('htmlFault', () => {
  it.each(['&#1;', '&#x1;', '&#0', '&#xD83D;', '&#x202e;', '\u0000'])('finds %j', (wrong) => {
    expect(htmlFault(`<p>a${wrong}</p>`)).toBeDefined();
  });

  it.each(['&#233; &#x1F4A1; &#10;', '&amp;#1;', '&#150;', '&#x110000;', '&#x202e;a&#x202c;', '&lrm;'])(
    'has nothing against %j',
    (right) => expect(htmlFault(`<p>${right}</p>`)).toBeUndefined(),
  );
});

import { oneLine, plainLines } from './plain-lines';

describe('plainLines', () => {
  it('knows the line ends of every system', () => {
    expect(plainLines('\r\na\r\nb\rc\n\nd\u2028e\u2029f ')).toBe('a\nb\nc\n\nd\ne\nf');
  });

  it('has nothing that no one can read, and all that one can', () => {
    expect(plainLines('a\u0000b\tc\u0085d\ud83d')).toBe('a b c d');
    expect(plainLines('« Œil\u202f» 💡👩‍🎨\u00a0!')).toBe('« Œil\u202f» 💡👩‍🎨\u00a0!');
  });
});

describe('oneLine', () => {
  it('makes one line of several', () => {
    expect(oneLine('Atelier \r\n  Brisse\n\nLyon')).toBe('Atelier Brisse Lyon');
  });
});

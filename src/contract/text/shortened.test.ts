import { shortened } from './shortened';

describe('shortened', () => {
  it('ends at a word, without the comma before it', () => {
    expect(shortened('a long sentence, about a lamp', 18)).toBe('a long sentence…');
    expect(shortened('a lamp', 18)).toBe('a lamp');
  });

  it('ends within a word that is longer than the rest', () => {
    expect(shortened(`a ${'x'.repeat(10_000)}`, 18)).toBe(`a ${'x'.repeat(15)}…`);
    expect(shortened('x'.repeat(10_000), 18)).toBe(`${'x'.repeat(17)}…`);
  });

  it.each(['💡', 'e\u0301\u0323', '👩\u200d🎨', '👍🏽', '❤\ufe0f'])('ends behind a whole %s', (letter) => {
    for (const limit of [40, 41, 42, 43, 44, 45, 46]) {
      const [, kept = ''] = /^(.*)…$/su.exec(shortened(letter.repeat(60), limit)) ?? [];
      expect(kept.length).toBeGreaterThan(limit - 8);
      expect(kept.replaceAll(letter, '')).toBe('');
    }
  });

  it('turns back what it leaves turned', () => {
    expect(shortened('a lamp \u202eof brass and of glass\u202c', 18)).toBe('a lamp \u202eof brass\u202c…');
  });
});

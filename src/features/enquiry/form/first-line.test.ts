import { LOCALE_CODES } from '../../../i18n/locales';
import { ENQUIRY_WORDS } from '../../../i18n/pages/enquiry-words';
import { inTheseWords, withFirstLine } from './first-line';

describe.each(LOCALE_CODES)('the first line of a message, in %s', (locale) => {
  const words = ENQUIRY_WORDS[locale];
  const { pictures, price } = words.lines;

  it('is that of the subject, before what is written', () => {
    expect(withFirstLine('', 'price', words, 1)).toBe(price(1));
    expect(withFirstLine('For a hall.', 'pictures', words, 2)).toBe(`${pictures(2)}\n\nFor a hall.`);
  });

  it('gives way to that of another subject, or to none, and what the visitor wrote stays', () => {
    const message = `${price(1)}\n\nFor a hall.\nThank you.`;
    expect(withFirstLine(message, 'pictures', words, 3)).toBe(`${pictures(3)}\n\nFor a hall.\nThank you.`);
    expect(withFirstLine(message, undefined, words, 1)).toBe('For a hall.\nThank you.');
    expect(withFirstLine(price(2), undefined, words, 1)).toBe('');
  });

  it.each(LOCALE_CODES)(
    'is taken from %s into the language of the page, and replaced from there',
    (other) => {
      const { lines, reservation } = ENQUIRY_WORDS[other];
      expect(inTheseWords(`${lines.price(2)}\n\nFor a hall.`, words)).toBe(`${price(2)}\n\nFor a hall.`);
      expect(inTheseWords(reservation, words)).toBe(words.reservation);
      expect(withFirstLine(lines.price(1), 'pictures', words, 1)).toBe(pictures(1));
      expect(inTheseWords(`For a hall.\n${reservation}`, words)).toBe(`For a hall.\n${reservation}`);
    },
  );

  it('that the visitor has changed is the visitor’s', () => {
    const changed = `${price(1)} And soon?`;
    expect(withFirstLine(changed, 'pictures', words, 1)).toBe(`${pictures(1)}\n\n${changed}`);
  });
});

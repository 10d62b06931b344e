import { markWords } from './mark-words';

/** The marked parts in brackets. */
const marked = (text: string, queryTerms: string[], terms: string[] = []) =>
  markWords(text, { queryTerms, terms })
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');

describe('markWords', () => {
  it.each([
    ['a word', 'Guetteur floor lamp', ['lamp'], 'Guetteur floor [lamp]'],
    ['a word’s beginning', 'eight lamps, 1951', ['lamp'], 'eight [lamp]s, 1951'],
    ['a word with accents', 'Bureau Méridien', ['meridi'], 'Bureau [Méridi]en'],
    ['an accent of its own', 'Me\u0301ridien', ['me'], '[Mé]ridien'],
    ['a ligature', '"Œil-de-bœuf"', ['oeil', 'boe'], '"[Œil]-de-[bœ]uf"'],
    ['half a ligature', 'Œil', ['o'], '[Œ]il'],
    ['several words', 'table lamp', ['lamp', 'tab'], '[tab]le [lamp]'],
    ['what follows an apostrophe', 'L’atelier', ['atelier'], 'L’[atelier]'],
    ['nothing', 'Persienne', ['lamp'], 'Persienne'],
    ['an empty text', '', ['lamp'], ''],
  ])('marks %s', (_, text, query, result) => {
    expect(marked(text, query)).toBe(result);
  });

  it('marks all of a word that was misspelt', () => {
    expect(marked('Armand Vasselot', ['vaselot'], ['vasselot'])).toBe('Armand [Vasselot]');
  });
});

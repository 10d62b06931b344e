import { statSync } from 'node:fs';
import path from 'node:path';
import { FONT_CUTS } from './font-cuts';

/** Bytes of fonts that a first visit may cost. */
const BUDGET = 70_000;
const sizeOf = (name: string) => statSync(path.join(__dirname, `${name}.woff2`)).size;

describe('the font files', () => {
  it('are there for each cut', () => {
    for (const { name } of Object.values(FONT_CUTS)) expect(sizeOf(name)).toBeGreaterThan(500);
  });

  it.each([
    [
      'a work',
      [FONT_CUTS.sans, FONT_CUTS.eighths, FONT_CUTS.text, FONT_CUTS.textItalic, FONT_CUTS.displayItalic],
    ],
    ['home', [FONT_CUTS.sans, FONT_CUTS.text, FONT_CUTS.textItalic, FONT_CUTS.display]],
  ])('keep to the budget on the page of %s', (_, cuts) => {
    expect(cuts.reduce((sum, { name }) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(BUDGET);
  });
});

it('the characters are those of English and French, typography included, and of dimensions in inches', () => {
  const ranges = [...FONT_CUTS.sans.characters, ...FONT_CUTS.eighths.characters];
  const isThere = (character: string) =>
    ranges.some(([first, last]) => {
      const point = character.codePointAt(0)!;
      return first <= point && point <= last;
    });
  const needed = 'AZaz09ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûüÿ’“”«»–—…×¼½¾⅛⅜⅝⅞°€\u00a0\u202f\u2011';
  expect([...needed].filter((character) => !isThere(character))).toEqual([]);
});

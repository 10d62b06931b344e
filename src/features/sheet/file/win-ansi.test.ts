import { toWinAnsi } from './win-ansi';

describe('toWinAnsi', () => {
  it.each([
    'Œil-de-bœuf, Éditions «\u00a0du Quai\u00a0»'.replace(/\u00a0/g, ' '),
    'L’été à Nîmes… 12 × 3 cm, Ø 40, €, ç, ÿ, Ÿ, “lamp” – n° 8',
  ])('keeps French: %s', (text) => expect(toWinAnsi(text)).toEqual({ text, exact: true }));

  it('makes one plain space of every kind of space', () => {
    expect(toWinAnsi('«\u202fOui\u202f!\u202f»\u00a0:\u2003x \n y')).toEqual({
      text: '« Oui ! » : x y',
      exact: true,
    });
  });

  it('drops what has no width', () => {
    expect(toWinAnsi('lu\u00admi\u200bère\ufeff')).toEqual({ text: 'lumière', exact: true });
  });

  it('composes accents', () => expect(toWinAnsi('e\u0301').text).toBe('é'));

  it.each([
    ['Dvořák, Łódź, Gyűjtő', 'Dvorák, Lódz, Gyujto'],
    ['№ ﬁn ½ −3 ‑ 5′', "No fin ½ -3 - 5'"],
    ['灯 Δ', '? ?'],
  ])('writes %s as %s, and says that it is not the same', (text, written) => {
    expect(toWinAnsi(text)).toEqual({ text: written, exact: false });
  });
});

import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import { elevationsOf } from './elevations';
import { labelsOf, labelWidth } from './scale-labels';
import type { ScaleView } from './scale-view';

const labels = (scale: ScaleView, locale: LocaleCode = 'en') =>
  labelsOf(scale, elevationsOf(scale), translator(locale), locale);

describe('labelsOf', () => {
  it('writes centimetres above inches, the units once; in French centimetres alone', () => {
    const scale = { height: 160, width: 88, depth: 37.5, mounting: 'floor' } as const;
    expect(labels(scale)).toEqual({
      person: ['170\u00a0cm'],
      across: [
        ['88', '34\u00a0⅝'],
        ['37.5', '14\u00a0¾'],
      ],
      sides: [['front'], ['side']],
      upright: ['160\u00a0cm', '63\u00a0in'],
    });
    expect(labels(scale, 'fr')).toMatchObject({
      across: [['88'], ['37,5']],
      sides: [['face'], ['profil']],
      upright: ['160\u00a0cm'],
    });
  });

  it('writes the units at each line where there is no height', () => {
    expect(labels({ diameter: 74, mounting: 'wall' })).toMatchObject({
      across: [['Ø\u00a074\u00a0cm', '29\u00a0⅛\u00a0in']],
      sides: [[]],
      upright: [],
    });
    expect(labels({ width: 300, depth: 200, mounting: 'floor' }, 'fr')).toMatchObject({
      across: [['300\u00a0cm'], ['200\u00a0cm']],
    });
  });

  it('says which side it is only when there could be a doubt', () => {
    expect(labels({ height: 41, diameter: 41, mounting: 'ceiling' }).sides).toEqual([[]]);
    expect(labels({ height: 41, depth: 20, mounting: 'floor' }).sides).toEqual([['side']]);
  });

  it('measures nothing across a work of which the height is all that is known', () => {
    expect(labels({ height: 41, mounting: 'floor' })).toMatchObject({
      across: [[]],
      upright: ['41\u00a0cm', expect.any(String)],
    });
  });
});

it('a label is as wide as its widest line', () => {
  expect(labelWidth([])).toBe(0);
  expect(labelWidth(['160\u00a0cm', '63\u00a0in'])).toBe(labelWidth(['160\u00a0cm']));
  expect(labelWidth(['4', '128\u00a0⅝ in'])).toBe(labelWidth(['128\u00a0⅝ in']));
});

import { translator } from '../../i18n/i18n';
import type { LocaleCode } from '../../i18n/locales';
import { scaleText } from './scale-text';
import type { ScaleView } from './scale-view';

const textOf = (scale: ScaleView, locale: LocaleCode) => scaleText(scale, translator(locale), locale);

describe('scaleText', () => {
  it('tells every dimension, in English in both units, and what is beside it', () => {
    const scale = { height: 160, width: 88, depth: 37.5, mounting: 'floor' } as const;
    expect(textOf(scale, 'en')).toBe(
      'Beside a person of 170 cm, on the floor: height 160 cm (63 inches), width 88 cm (34\u00a0⅝ inches), depth 37.5 cm (14\u00a0¾ inches)',
    );
    expect(textOf(scale, 'fr')).toBe(
      'À côté d’une personne de 170 cm, au sol\u202f: hauteur 160\u00a0cm, largeur 88\u00a0cm, profondeur 37,5\u00a0cm',
    );
  });

  it.each([
    ['table', 'on a table of 74 cm', 'sur une table de 74 cm'],
    ['wall', 'on the wall, its middle at 150 cm', 'au mur, le milieu à 150 cm'],
    ['ceiling', 'hanging from a ceiling at 250 cm', 'sous un plafond à 250 cm'],
  ] as const)('says of the %s where the work is', (mounting, en, fr) => {
    expect(textOf({ diameter: 41, mounting }, 'en')).toContain(`170 cm, ${en}: diameter 41 cm`);
    expect(textOf({ diameter: 41, mounting }, 'fr')).toContain(`170 cm, ${fr}\u202f: diamètre 41\u00a0cm`);
  });

  it('ends with the gallery’s note', () => {
    expect(textOf({ height: 34, mounting: 'wall', note: 'each' }, 'en')).toMatch(
      /\(13\s⅜ inches\) \(each\)$/,
    );
  });

  it('has the singular', () => {
    expect(textOf({ height: 1.2, mounting: 'floor' }, 'en')).toMatch(/1\.2 cm \(½ inch\)$/);
    expect(textOf({ height: 4, mounting: 'floor' }, 'en')).toMatch(/4 cm \(1\s⅝ inches\)$/);
  });
});

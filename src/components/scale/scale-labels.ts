import type { Translate } from '../../i18n/words';
import { LOCALES, type LocaleCode } from '../../i18n/locales';
import { formatNumber } from '../../i18n/formats/numbers';
import { uprightMeasure, type Elevation } from './elevations';
import { formatInches } from './inches';
import type { Measure, ScaleView } from './scale-view';

/** cm. The person beside the work. */
export const PERSON_HEIGHT = 170;

/** What is written about the drawing, by lines: centimetres, then inches in English. Nothing is an empty list. */
export interface ScaleLabels {
  person: string[];
  /** At the line that measures each elevation. */
  across: string[][];
  /** Under each elevation, which side it is. */
  sides: string[][];
  upright: string[];
}

/**
 * Units are written once, at the height where there is one (design page, '3 Work'); 'front' and 'side' where there are
 * both, or where the front is not known.
 */
export function labelsOf(
  scale: ScaleView,
  elevations: readonly Elevation[],
  t: Translate,
  locale: LocaleCode,
): ScaleLabels {
  const upright = uprightMeasure(scale);
  const [first] = elevations;
  const saySides = elevations.length > 1 || first?.name === 'side';
  const lines = (measure: Measure, cm: number, units: boolean): string[] => {
    const lengths = [formatNumber(cm, locale), formatInches(cm)] as const;
    const [metric, imperial] = units
      ? [t('scale.centimetres', { value: lengths[0] }), t('scale.inches', { value: lengths[1] })]
      : lengths;
    const first = measure === 'diameter' ? t('work.diameter', { value: metric }) : metric;
    return LOCALES[locale].readsInches ? [first, imperial] : [first];
  };
  return {
    person: [t('scale.centimetres', { value: formatNumber(PERSON_HEIGHT, locale) })],
    across: elevations.map(({ measure, width }) => (measure ? lines(measure, width, !upright) : [])),
    sides: elevations.map(({ name }) => (saySides ? [t(`scale.${name}`)] : [])),
    upright: upright ? lines(upright, first?.height ?? 0, true) : [],
  };
}

/** em of letters, as Jost has them in figures of one width: no label is wider than this says. */
const letterWidth = (letter: string): number => {
  if (/[\s.,]/.test(letter)) return 0.34;
  return /[\da-ln-z]/.test(letter) ? 0.61 : 0.85;
};

/** em that a label takes at most. */
export const labelWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0)));

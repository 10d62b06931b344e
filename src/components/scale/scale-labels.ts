import type { Translate } from '../../i18n/message-key';
import { LOCALES, type LocaleCode } from '../../i18n/locales';
import { formatNumber } from '../../i18n/formats/numbers';
import { uprightMeasure, type Elevation } from './elevations';
import { formatInches } from './inches';
import type { Measure, ScaleView } from './scale-view';

/** cm */
export const PERSON_HEIGHT = 170;

/** Each label as its lines: centimetres, then inches in English. */
export interface ScaleLabels {
  person: string[];
  across: string[][];
  sides: string[][];
  upright: string[];
}

/** The unit is written once; sides are named where there are two or the front is unknown. */
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

const letterWidth = (letter: string): number => {
  if (/[\s.,]/.test(letter)) return 0.34;
  return /[\da-ln-z]/.test(letter) ? 0.61 : 0.85;
};

export const labelWidth = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => [...line].reduce((sum, letter) => sum + letterWidth(letter), 0)));

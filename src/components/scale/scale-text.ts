import type { Translate } from '../../i18n/message-key';
import { LOCALES, type LocaleCode } from '../../i18n/locales';
import { formatNumber } from '../../i18n/formats/numbers';
import { elevationsOf } from './elevations';
import { formatInches, toInches } from './inches';
import { placementOf } from './placement';
import { PERSON_HEIGHT } from './scale-labels';
import { MEASURES, type ScaleView } from './scale-view';

/** 'Beside a person of 170 cm, on the floor: height 160 cm (63 inches), …' */
export function scaleText(scale: ScaleView, t: Translate, locale: LocaleCode): string {
  const measures = MEASURES.flatMap((name) => {
    const value = scale[name];
    return value === undefined ? [] : t(`scale.${name}`, { value: lengthInWords(value, t, locale) });
  });
  const { table, middle, ceiling } = placementOf(scale.mounting, elevationsOf(scale)[0]?.height ?? 0);
  const text = t('scale.text', {
    person: formatNumber(PERSON_HEIGHT, locale),
    place: t(`scale.${scale.mounting}`, { height: formatNumber(table ?? middle ?? ceiling ?? 0, locale) }),
    measures: measures.join(', '),
  });
  return scale.note ? `${text} (${scale.note})` : text;
}

/** '160 cm (63 inches)', in French '160 cm' */
function lengthInWords(cm: number, t: Translate, locale: LocaleCode): string {
  const value = formatNumber(cm, locale);
  if (!LOCALES[locale].readsInches) return t('scale.centimetres', { value });
  return t('scale.length', {
    cm: value,
    inches: formatInches(cm),
    // `Intl.PluralRules` for English calls fractions plural; the site writes those below 1 as singular.
    count: Math.max(1, toInches(cm)),
  });
}

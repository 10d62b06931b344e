import type { Dimensions } from '../../contract/collections/values';
import { formatInches } from '../../components/scale/inches';
import { MEASURES } from '../../components/scale/scale-view';
import { translator } from '../../i18n/translator';
import { LOCALES, type LocaleCode } from '../../i18n/locales';
import { formatNumber } from '../../i18n/formats/numbers';

/** 'H 160 × W 88 × D 37 cm', with the gallery's note: '… cm (each)'; undefined without numbers. */
export function formatDimensions(dimensions: Dimensions, locale: LocaleCode): string | undefined {
  const line = measuresIn(dimensions, locale, (value) => formatNumber(value, locale));
  const note = dimensions.note ? ` (${dimensions.note})` : '';
  return line ? translator(locale)('scale.centimetres', { value: line }) + note : undefined;
}

/** 'H 63 × W 34 ⅝ × D 14 ⅝ in'; undefined in a language that does not read inches. */
export function formatDimensionsInInches(dimensions: Dimensions, locale: LocaleCode): string | undefined {
  if (!LOCALES[locale].readsInches) return undefined;
  const line = measuresIn(dimensions, locale, formatInches);
  return line ? translator(locale)('scale.inches', { value: line }) : undefined;
}

function measuresIn(dimensions: Dimensions, locale: LocaleCode, format: (cm: number) => string): string {
  const t = translator(locale);
  return MEASURES.flatMap((name) => {
    const value = dimensions[name];
    return value === undefined ? [] : [t(`work.${name}`, { value: format(value) })];
  }).join(' × ');
}

import type { Dimensions } from '../../contract/work';
import { translator } from '../../i18n/i18n';
import { LOCALES, type LocaleCode } from '../../i18n/locales';

const ORDER = ['height', 'width', 'depth', 'diameter'] as const;

/** 'H 160 × W 88 × D 37 cm', 'Ø 74 cm', with the gallery's note: 'H 34 × W 16 × D 13 cm (each)'; undefined without numbers. */
export function formatDimensions(dimensions: Dimensions, locale: LocaleCode): string | undefined {
  const t = translator(locale);
  const number = new Intl.NumberFormat(LOCALES[locale].tag);
  const parts = ORDER.flatMap((name) => {
    const value = dimensions[name];
    return value === undefined ? [] : [t(`work.${name}`, { value: number.format(value) })];
  });
  if (parts.length === 0) return undefined;
  return `${parts.join(' × ')} ${dimensions.unit}${dimensions.note ? ` (${dimensions.note})` : ''}`;
}

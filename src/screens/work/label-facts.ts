import type { Work } from '../../contract/items/work';
import { translator } from '../../i18n/translator';
import type { LocaleCode } from '../../i18n/locales';
import { formatDimensions, formatDimensionsInInches } from './dimensions';

/** What stands beside the work as on a museum's label, a line each. */
export function labelFacts(
  {
    grouping,
    materials,
    dimensions,
    edition,
  }: Pick<Work, 'grouping' | 'materials' | 'dimensions' | 'edition'>,
  locale: LocaleCode,
): string[] {
  const t = translator(locale);
  return [
    grouping !== 'single' && t(`work.${grouping}`),
    materials,
    dimensions && formatDimensions(dimensions, locale),
    dimensions && formatDimensionsInInches(dimensions, locale),
    edition && t('work.edition', { name: edition }),
  ].filter((fact): fact is string => Boolean(fact));
}

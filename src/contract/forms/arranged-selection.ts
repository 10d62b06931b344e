import { DEFAULT_LOCALE_CODE, type LocaleCode } from '../locale-codes';
import { writeArrangement, type Arrangement } from './arrangement';
import { slugListQuery } from './slug-list';

/** Names the view in which works stand side by side, on the page of a selection and on that of a room. */
export const FLOOR_HASH = 'floor';

/** Path of the site's page that shows works as somebody has arranged them. @param slugs in the language, in the order of the places */
export function arrangedSelection(
  locale: LocaleCode,
  slugs: readonly string[],
  arrangement: Arrangement,
): string {
  const prefix = locale === DEFAULT_LOCALE_CODE ? '' : `/${locale}`;
  return `${prefix}/selection${slugListQuery(slugs)}&${writeArrangement(arrangement)}#${FLOOR_HASH}`;
}

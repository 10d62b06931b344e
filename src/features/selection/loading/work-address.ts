import type { SelectedWork } from '../../../components/selection/selected-work';
import { LOCALE_CODES, type LocaleCode } from '../../../i18n/locales';
import type { WorkAddress } from './load-work';

/** In the page's language, else in one that the work has. */
export function addressOf({ slugs }: Pick<SelectedWork, 'slugs'>, locale: LocaleCode): WorkAddress {
  const [first = locale] = [locale, ...LOCALE_CODES].filter((code) => slugs[code]);
  return { slug: slugs[first] ?? '', locale: first };
}

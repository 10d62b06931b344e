import { useSite } from '../../page/site-context';
import { useLocale } from '../../i18n/use-locale';
import { localeOrigin } from '../../seo/locale-origin';

/** Absolute, without query and hash. */
export function usePageUrl(path: string): string {
  const { origin } = useSite();
  const locale = useLocale();
  return localeOrigin(locale, origin) + path;
}

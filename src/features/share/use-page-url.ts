import { useSite } from '../../page/site-context';
import { useMessages } from '../../i18n/use-messages';
import { localeOrigin } from '../../seo/locale-origin';

/** Absolute, without query and hash. */
export function usePageUrl(path: string): string {
  const { origin } = useSite();
  const { locale } = useMessages();
  return localeOrigin(locale, origin) + path;
}

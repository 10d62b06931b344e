import { LOCALE_COOKIE } from '../../constants';
import type { LocaleCode } from '../../i18n/locales';

export const localeCookie = (code: LocaleCode, protocol: string): string =>
  `${LOCALE_COOKIE.name}=${code}${LOCALE_COOKIE.attributes}${protocol === 'https:' ? '; Secure' : ''}`;

/** The language chosen here before, as the cookie has it; undefined also where a browser allows no cookies. */
export function chosenLocale(): string | undefined {
  try {
    return new RegExp(`(?:^|; )${LOCALE_COOKIE.name}=(\\w+)`).exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}

export function rememberLocale(code: LocaleCode): void {
  try {
    document.cookie = localeCookie(code, window.location.protocol);
  } catch {
    // Without cookies the language is chosen for this page alone.
  }
}

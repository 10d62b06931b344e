import { LOCALE_COOKIE } from '../../constants';
import type { LocaleCode } from '../../i18n/locales';

const DAY_SECONDS = 86_400;

/** The cookie of a chosen language, as a page writes it. */
export const localeCookie = (code: LocaleCode, protocol: string): string =>
  `${LOCALE_COOKIE.name}=${code}; Max-Age=${LOCALE_COOKIE.days * DAY_SECONDS}; Path=/; SameSite=Lax` +
  (protocol === 'https:' ? '; Secure' : '');

/** Keeps the language that the visitor has chosen for the next visit to the home page. */
export function rememberLocale(code: LocaleCode): void {
  document.cookie = localeCookie(code, window.location.protocol);
}

import { LOCALE_COOKIE } from '../../constants';
import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';

/** Where the browser keeps that the visitor has said no. */
const CLOSED_KEY = 'language-offer';

/** The language that the visitor has chosen, else the first of the browser's that we speak, whatever its region. */
function preferredLocale(): LocaleCode | undefined {
  const [, chosen] = new RegExp(`(?:^|; )${LOCALE_COOKIE.name}=(\\w+)`).exec(document.cookie) ?? [];
  const asked = [...(chosen ? [chosen] : []), ...window.navigator.languages];
  const codes = asked.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.map((code) => LOCALE_CODES.find((known) => known === code)).find(Boolean);
}

/**
 * The language to offer to who has come to a page from outside: their own, where the page is in another one and they have
 * not refused. Asked once, of the page they have landed on.
 */
export function offeredLocale(locale: LocaleCode): LocaleCode | undefined {
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  if (isFromHere || isRefused()) return undefined;
  const preferred = preferredLocale();
  return preferred === locale ? undefined : preferred;
}

/** Keeps that no language is to be offered again, where the browser allows it. */
export function refuseOffers(): void {
  try {
    window.localStorage.setItem(CLOSED_KEY, 'closed');
  } catch {
    // It stays closed as long as the page is there.
  }
}

function isRefused(): boolean {
  try {
    return window.localStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

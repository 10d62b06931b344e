import { LOCALE_CODES, type LocaleCode } from '../../i18n/locales';
import { chosenLocale } from './locale-cookie';

const CLOSED_KEY = 'language-offer';

/** The cookie's language, else the browser's first that we have, whatever its region. */
function preferredLocale(): LocaleCode | undefined {
  const chosen = chosenLocale();
  const asked = [...(chosen ? [chosen] : []), ...window.navigator.languages];
  const codes = asked.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.map((code) => LOCALE_CODES.find((known) => known === code)).find(Boolean);
}

/**
 * Undefined for visitors who come from our own pages or have refused, and in a frame, where an editor looks at the page in a
 * language that was chosen beside it. To be asked once, on landing.
 */
export function offeredLocale(locale: LocaleCode): LocaleCode | undefined {
  const isFromHere = document.referrer.startsWith(`${window.location.origin}/`);
  if (isFromHere || isFramed() || isRefused()) return undefined;
  const preferred = preferredLocale();
  return preferred === locale ? undefined : preferred;
}

export const isFramed = (): boolean => window.parent !== window;

export function refuseOffers(): void {
  try {
    window.localStorage.setItem(CLOSED_KEY, 'closed');
  } catch {
    // Storage is blocked: it stays closed for this page only.
  }
}

function isRefused(): boolean {
  try {
    return window.localStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

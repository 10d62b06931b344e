import { DESK_LANGUAGES, type DeskLanguage } from '../../../api/desk/contract/languages';

export const KEPT_LANGUAGE = 'desk-language';

/** Used until somebody has signed in: what was spoken here last, else what the browser speaks. */
export function doorLanguage(): DeskLanguage {
  try {
    const kept = window.localStorage.getItem(KEPT_LANGUAGE);
    const known = DESK_LANGUAGES.find((one) => one === kept);
    if (known) return known;
  } catch {
    // Storage is blocked.
  }
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

import type { LocaleCode } from '../locales';
import en from '../../locales/en/language-offer.json';
import fr from '../../locales/fr/language-offer.json';

/** Each is shown on pages of another language. */
export const LANGUAGE_OFFERS: Record<LocaleCode, typeof en> = { en, fr };

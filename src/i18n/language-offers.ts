import type { LocaleCode } from './locales';
import { OFFER as en } from './en/offer';
import { OFFER as fr } from './fr/offer';

/** How a language offers itself on a page in another one, to those who read it. */
export interface LanguageOffer {
  /** Leads to the page. */
  text: string;
  close: string;
}

export const LANGUAGE_OFFERS: Record<LocaleCode, LanguageOffer> = { en, fr };

import type { LanguageOffer } from '../language';
import type { LocaleCode } from '../locales';
import { OFFER as en } from '../en/offer';
import { OFFER as fr } from '../fr/offer';

export const LANGUAGE_OFFERS: Record<LocaleCode, LanguageOffer> = { en, fr };

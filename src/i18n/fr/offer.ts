import type { LanguageOffer } from '../language-offers';

export const OFFER: LanguageOffer = { text: 'Cette page en français', close: 'Non, merci' };

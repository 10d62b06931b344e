import type { LanguageOffer } from '../language';

export const OFFER: LanguageOffer = { text: 'Cette page en français', close: 'Non, merci' };

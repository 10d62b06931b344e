import type { LanguageOffer } from '../language';

export const OFFER: LanguageOffer = { text: 'This page in English', close: 'No, thank you' };

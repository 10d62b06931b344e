import type { LocaleCode } from '../locales';
import en from '../../locales/en/enquiry.json';
import fr from '../../locales/fr/enquiry.json';
import { addWords } from '../translator';

/** Of all languages, since a change of language keeps a draft. */
export const ENQUIRY_WORDS: Record<LocaleCode, typeof en> = { en, fr };

addWords('enquiry', ENQUIRY_WORDS);

import { ENQUIRY as en } from '../../en/pages/enquiry';
import { ENQUIRY as fr } from '../../fr/pages/enquiry';
import type { LocaleCode } from '../../locales';
import type { EnquiryWords } from './enquiry-page';

export const ENQUIRY_WORDS: Record<LocaleCode, EnquiryWords> = { en, fr };

import { WORDS as en } from '../locales/en';
import { WORDS as fr } from '../locales/fr';
import { LOCALE_CODES, type LocaleCode } from './locales';
import type { AllWords, Namespace } from './message-key';
import { giveWords } from './translator';

export { translator } from './translator';

export const WORDS: Record<LocaleCode, AllWords> = { en, fr };

// What makes pages and files has all words. No browser imports this.
for (const locale of LOCALE_CODES)
  for (const [namespace, words] of Object.entries(WORDS[locale]))
    giveWords(locale, namespace as Namespace, words);

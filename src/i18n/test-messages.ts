import { TEST as en } from './en/test';
import { TEST as fr } from './fr/test';
import type { LocaleCode } from './locales';
import { perLocale } from './per-locale';
import { makeWords } from './words';

type TestKey = keyof typeof en;

/** Apart from the others, which every page loads: only the test pages say these. */
const MESSAGES: Record<LocaleCode, Record<TestKey, string>> = { en, fr };

/** Says a message of the test pages. */
export const testTranslator = perLocale(
  (locale) =>
    makeWords(locale, MESSAGES[locale]).t as unknown as (
      key: TestKey,
      values?: Record<string, string>,
    ) => string,
);

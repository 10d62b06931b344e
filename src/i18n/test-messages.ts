import { TEST as en } from './en/test';
import { TEST as fr } from './fr/test';
import type { LocaleCode } from './locales';
import { perLocale } from './per-locale';
import { makeWords } from './words';

type TestKey = keyof typeof en;

/** Not among the messages, so that only the test pages carry it. */
const MESSAGES: Record<LocaleCode, Record<TestKey, string>> = { en, fr };

export const testTranslator = perLocale(
  (locale) =>
    makeWords(locale, MESSAGES[locale]).t as unknown as (
      key: TestKey,
      values?: Record<string, string>,
    ) => string,
);

import type { FormOutcome } from '../contract/forms/form-outcomes';
import { FORM_DONE as en } from './en/form-done';
import { FORM_DONE as fr } from './fr/form-done';
import { LOCALE_CODES, type LocaleCode } from './locales';

/** Only build and server import this, so that other pages do not carry it. */
export const FORM_DONE_SLUGS: Record<LocaleCode, Readonly<Record<FormOutcome, string>>> = { en, fr };

export const formDoneSlugs = (outcome: FormOutcome): Record<LocaleCode, string> =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, FORM_DONE_SLUGS[code][outcome]])) as Record<
    LocaleCode,
    string
  >;

import type { FormOutcome } from '../../../contract/forms/form-outcomes';
import { FORM_DONE as en } from '../../en/pages/form-done';
import { FORM_DONE as fr } from '../../fr/pages/form-done';
import { LOCALE_CODES, type LocaleCode } from '../../locales';
import type { FormDoneWords } from './form-done-page';

/** Only build and server import this, so that other pages do not carry it. */
export const FORM_DONE_PAGES: Record<LocaleCode, FormDoneWords> = { en, fr };

export const formDoneSlugs = (outcome: FormOutcome): Record<LocaleCode, string> =>
  Object.fromEntries(LOCALE_CODES.map((code) => [code, FORM_DONE_PAGES[code].slugs[outcome]])) as Record<
    LocaleCode,
    string
  >;

import { string, type StringSchema } from 'yup';
import type { Translate } from '../../../i18n/words';

interface Bounds {
  min?: number;
  /** Without one where the words are bounded otherwise, as a day is. */
  max?: number;
}

/** The API requires a dot in the domain; yup's own email rule does not. */
const DOTTED_DOMAIN = /@[^@]+\.[^@.]+$/;

/** Trimmed; blank counts as empty. Messages: product specification, section 5. */
export function textRule(
  t: Translate,
  field: string,
  { min = 0, max = Infinity }: Bounds = {},
): StringSchema {
  return string()
    .transform((text: string | undefined) => text?.trim() || undefined)
    .test('min', t('form.error.min', { field, value: min }), (text) => !text || lengthOf(text) >= min)
    .test('max', t('form.error.max', { field, value: max }), (text) => !text || lengthOf(text) <= max);
}

export function emailRule(t: Translate, { max }: { max: number }): StringSchema<string> {
  const field = t('form.email');
  const wrong = t('form.error.email', { field });
  return textRule(t, field, { max })
    .email(wrong)
    .matches(DOTTED_DOMAIN, wrong)
    .required(t('form.error.required', { field }));
}

/** Counts code points, as the API does: one emoji is one character. */
const lengthOf = (text: string): number => [...text].length;

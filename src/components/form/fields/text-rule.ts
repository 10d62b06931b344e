import { string, type StringSchema } from 'yup';
import type { Translate } from '../../../i18n/words';

interface Bounds {
  min?: number;
  max: number;
}

/** A dot in the domain, which yup's own rule does not ask for and the API does. */
const DOTTED_DOMAIN = /@[^@]+\.[^@.]+$/;

/**
 * A text within its bounds, with the messages of the product specification, section 5. It is trimmed; blank is empty.
 * @param field the field as the messages name it
 */
export function textRule(t: Translate, field: string, { min = 0, max }: Bounds): StringSchema {
  return string()
    .transform((text: string | undefined) => text?.trim() || undefined)
    .test('min', t('form.error.min', { field, value: min }), (text) => !text || lengthOf(text) >= min)
    .test('max', t('form.error.max', { field, value: max }), (text) => !text || lengthOf(text) <= max);
}

/** An email address that must be given. */
export function emailRule(t: Translate, { max }: { max: number }): StringSchema<string> {
  const field = t('form.email');
  const wrong = t('form.error.email', { field });
  return textRule(t, field, { max })
    .email(wrong)
    .matches(DOTTED_DOMAIN, wrong)
    .required(t('form.error.required', { field }));
}

/** Characters as the API counts them: one emoji is one. */
const lengthOf = (text: string): number => [...text].length;

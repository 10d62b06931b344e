import { string, type StringSchema } from 'yup';
import { phoneFault, tidyPhone } from '../../../contract/forms/phone';
import { withoutInvisible, withoutMarks } from '../../../contract/text/invisible';
import type { Translate } from '../../../i18n/message-key';

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
    .transform(tidiedBy((text) => withoutMarks(text).trim()))
    .test('min', t('form.error.min', { field, value: min }), (text) => !text || isAtLeast(text, min))
    .test('max', t('form.error.max', { field, value: max }), (text) => !text || isAtMost(text, max));
}

export function emailRule(t: Translate, { max }: { max: number }): StringSchema<string> {
  const field = t('form.email');
  const wrong = t('form.error.email', { field });
  return textRule(t, field, { max })
    .transform(tidiedBy(withoutInvisible))
    .email(wrong)
    .matches(DOTTED_DOMAIN, wrong)
    .required(t('form.error.required', { field }));
}

/** Tidied; any text passes where it is `optional`, as it does at the API. */
export function phoneRule(
  t: Translate,
  { isOptional }: { isOptional: (values: unknown) => boolean },
): StringSchema {
  const field = t('form.phone');
  return textRule(t, field)
    .transform(tidiedBy(tidyPhone))
    .test('phone', function ofPhone(text) {
      if (isOptional(this.parent)) return true;
      if (!text) return this.createError({ message: t('form.error.required', { field }) });
      const fault = phoneFault(text);
      if (!fault) return true;
      const message =
        fault.kind === 'phone'
          ? t('form.error.phone', { field })
          : t(`form.error.${fault.kind}`, { field, value: fault.value });
      return this.createError({ message });
    });
}

/** What is empty then counts as missing. */
const tidiedBy = (tidy: (text: string) => string) => (text: string | undefined) =>
  (text && tidy(text)) || undefined;

/** Code points count, as the API counts: one emoji is one character, of two units. What is evidently too long is not counted. */
const isAtMost = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && [...text].length <= max);
const isAtLeast = (text: string, min: number): boolean => text.length >= 2 * min || [...text].length >= min;

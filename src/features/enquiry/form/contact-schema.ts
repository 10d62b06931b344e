import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, textRule } from '../../../components/form/fields/text-rule';
import { BOUNDS, HONEYPOT_FIELD } from '../../../contract/forms/bounds';
import type { ContactBody } from '../../../contract/forms/forms';
import type { Translate } from '../../../i18n/words';

/** The form's own fields. `subject` has written the message's first line. */
export type ContactValues = Omit<ContactBody, 'work' | 'works' | 'arrangement' | 'event'> & {
  subject?: string | undefined;
};

const PHONE = new RegExp(BOUNDS.phone.pattern);

/** A phone number is required where a call is preferred. */
export function contactSchema(t: Translate): ObjectSchema<ContactValues> {
  const name = t('form.name');
  const phone = t('form.phone');
  const message = t('form.message');
  return object({
    name: textRule(t, name, BOUNDS.name).required(t('form.error.required', { field: name })),
    inquiry_by: string<ContactBody['inquiry_by']>().required(),
    email: emailRule(t, BOUNDS.email),
    phone: textRule(t, phone, BOUNDS.phone)
      .transform(withPlainSpaces)
      .matches(PHONE, t('form.error.invalid', { field: phone }))
      .when('inquiry_by', {
        is: 'phone',
        then: (rule) => rule.required(t('form.error.required', { field: phone })),
      }),
    message: textRule(t, message, BOUNDS.message).required(t('form.error.required', { field: message })),
    newsletter: boolean().required(),
    subject: string(),
    [HONEYPOT_FIELD]: string(),
  });
}

/** Numbers copied from a page often hold no-break spaces. */
const withPlainSpaces = (text: string | undefined): string | undefined => text?.replace(/\s/g, ' ');

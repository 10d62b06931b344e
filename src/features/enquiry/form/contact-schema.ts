import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, phoneRule, textRule } from '../../../components/form/fields/text-rule';
import { BOUNDS, HONEYPOT_FIELD } from '../../../contract/forms/bounds';
import type { ContactBody } from '../../../contract/forms/forms';
import type { Translate } from '../../../i18n/message-key';

/** The form's own fields. `subject` has written the message's first line. */
export type ContactValues = Omit<ContactBody, 'work' | 'works' | 'arrangement' | 'event'> & {
  subject?: string | undefined;
};

/** A phone number is required where a call is preferred. */
export function contactSchema(t: Translate): ObjectSchema<ContactValues> {
  const name = t('form.name');
  const message = t('form.message');
  return object({
    name: textRule(t, name, BOUNDS.name).required(t('form.error.required', { field: name })),
    inquiry_by: string<ContactBody['inquiry_by']>().required(),
    email: emailRule(t, BOUNDS.email),
    phone: phoneRule(t, {
      isOptional: (values) => (values as ContactBody).inquiry_by !== 'phone',
    }),
    message: textRule(t, message, BOUNDS.message).required(t('form.error.required', { field: message })),
    newsletter: boolean().required(),
    subject: string(),
    [HONEYPOT_FIELD]: string(),
  });
}

import { boolean, object, string, type ObjectSchema } from 'yup';
import { textRule, emailRule } from '../../components/form/fields/text-rule';
import { BOUNDS, HONEYPOT_FIELD } from '../../contract/forms/bounds';
import type { SubscribeBody } from '../../contract/forms/forms';
import type { Translate } from '../../i18n/words';

/** What may be sent to the newsletter's call, with the visitor's messages. */
export function newsletterSchema(t: Translate): ObjectSchema<SubscribeBody> {
  return object({
    name: textRule(t, t('form.name'), BOUNDS.name),
    email: emailRule(t, BOUNDS.email),
    is_profesional: boolean().required(),
    [HONEYPOT_FIELD]: string(),
  });
}

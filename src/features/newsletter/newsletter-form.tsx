import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FormMessage } from '../../components/form/form-message';
import { FormSuccess } from '../../components/form/form-success';
import { Form, stackStyles, twoStyles } from '../../components/form/form';
import { EmailField } from '../../components/form/fields/email-field';
import { HoneypotField } from '../../components/form/fields/honeypot-field';
import { SubmitButton } from '../../components/form/submit-button';
import { SwitchField } from '../../components/form/fields/switch-field';
import { TextField } from '../../components/form/fields/text-field';
import { usePostedForm } from '../../components/form/use-posted-form';
import { Link } from '../../components/links/link';
import { useSite } from '../../page/site-context';
import { HONEYPOT_FIELD, BOUNDS } from '../../contract/forms/bounds';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import type { SubscribeBody } from '../../contract/forms/forms';
import { postForm } from '../../gallery/forms/post-form';
import { useLocale } from '../../i18n/use-locale';
import { routePath } from '../../routes/route-path';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { textRule, emailRule } from '../../components/form/fields/text-rule';
import type { Translate } from '../../i18n/message-key';

function newsletterSchema(t: Translate): ObjectSchema<SubscribeBody> {
  return object({
    name: textRule(t, t('form.name'), BOUNDS.name),
    email: emailRule(t, BOUNDS.email),
    is_profesional: boolean().required(),
    [HONEYPOT_FIELD]: string(),
  });
}

interface NewsletterFormProps {
  /** For below another form: without its own heading, the button styled as a link. */
  quiet?: boolean;
}

/** Once it is sent, only a word of thanks stays. */
export function NewsletterForm({ quiet }: NewsletterFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const { form, sent, busy, message, submit, errorOf } = usePostedForm<SubscribeBody>({
    resolver: yupResolver(newsletterSchema(t)),
    fields: ['name', 'email'],
    draft: 'newsletter',
    send: (body) => postForm(apiOrigin, FORM_PATHS.subscribe, locale, body),
  });
  if (sent?.next) return <FormSuccess title={sent.message} lines={[sent.next]} />;
  if (sent) return <FormSuccess title={t('newsletter.success')} lines={[t('form.see-you-soon')]} />;

  return (
    <div sx={{ display: 'grid', gap: quiet ? 4 : 5 }}>
      <div>
        {!quiet && <h2 sx={{ variant: 'text.title', pb: 2 }}>{t('newsletter.title')}</h2>}
        <p sx={quiet ? { variant: 'text.read' } : {}}>{t('newsletter.text')}</p>
      </div>
      <Form path={FORM_PATHS.subscribe} busy={busy} onSubmit={submit}>
        <div sx={quiet ? twoStyles : stackStyles}>
          <TextField
            {...form.register('name')}
            label={t('form.name')}
            optional
            error={errorOf('name')}
            autoComplete="name"
          />
          <EmailField
            {...form.register('email')}
            error={errorOf('email')}
            onMeant={(email) => form.setValue('email', email, { shouldValidate: true })}
          />
        </div>
        <SwitchField {...form.register('is_profesional')} label={t('newsletter.professional')} />
        <HoneypotField {...form.register(HONEYPOT_FIELD)} />
        <div>
          <FormMessage>{message}</FormMessage>
          <SubmitButton busy={busy} quiet={quiet}>
            {t('newsletter.submit')}
          </SubmitButton>
        </div>
      </Form>
      <p sx={{ variant: 'text.cap', color: 'muted' }}>
        {t('newsletter.privacy')}{' '}
        <Link to={routePath('legal-notice', locale)} sx={{ variant: 'links.underlined' }}>
          {t('nav.legal-notice')}
        </Link>
      </p>
    </div>
  );
}

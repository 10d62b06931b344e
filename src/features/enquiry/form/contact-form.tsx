import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FormMessage } from '../../../components/form/form-message';
import { FormSuccess } from '../../../components/form/form-success';
import { Form, twoStyles } from '../../../components/form/form';
import { EmailField } from '../../../components/form/fields/email-field';
import { HoneypotField } from '../../../components/form/fields/honeypot-field';
import { RadioGroup } from '../../../components/form/fields/radio-group';
import { SubmitButton } from '../../../components/form/submit-button';
import { SwitchField } from '../../../components/form/fields/switch-field';
import { TextArea } from '../../../components/form/fields/text-area';
import { TextField } from '../../../components/form/fields/text-field';
import { usePostedForm } from '../../../components/form/use-posted-form';
import { useSite } from '../../../page/site-context';
import { writeArrangement, type Arrangement } from '../../../contract/forms/arrangement';
import { HONEYPOT_FIELD } from '../../../contract/forms/bounds';
import { FORM_PATHS } from '../../../contract/forms/form-paths';
import { postForm } from '../../../gallery/forms/post-form';
import { useLocale } from '../../../i18n/use-locale';
import { contactSchema, type ContactValues } from './contact-schema';

import { OTHER, SubjectChoice } from './subject-choice';
import { inLanguage } from './subject-line';

interface ContactFormProps {
  workSlug?: string | undefined;
  workSlugs?: readonly string[] | undefined;
  /** How those works stand side by side. */
  arrangement?: Arrangement | undefined;
  /** Undefined where the works are sold. */
  asked?: { works: number; isPriced: boolean } | undefined;
  eventSlug?: string | undefined;
  /** Names the subject, where nothing around the form does. */
  about?: ReactNode;
  onSent?: () => void;
  /** Name of the draft; undefined until it is known what the enquiry is about. */
  draft?: string | undefined;
}

export function ContactForm({
  workSlug,
  workSlugs = [],
  arrangement,
  asked,
  eventSlug,
  about,
  draft,
  onSent,
}: ContactFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const { form, sent, busy, message, submit, errorOf } = usePostedForm<ContactValues>({
    resolver: yupResolver(contactSchema(t)),
    fields: ['name', 'email', 'phone', 'message'],
    defaultValues: { inquiry_by: 'email', subject: OTHER },
    draft,
    send: ({ subject: _, ...body }) => {
      const works = workSlugs.length > 0 ? [...workSlugs] : undefined;
      const named = {
        work: workSlug,
        works,
        ...(works && arrangement && { arrangement: writeArrangement(arrangement) }),
        ...(eventSlug && { event: eventSlug }),
      };
      return postForm(apiOrigin, FORM_PATHS.contact, locale, { ...body, ...named });
    },
  });
  useEffect(() => {
    if (draft === undefined) return;
    const message = form.getValues('message') ?? '';
    const own = message ? inLanguage(message, locale) : eventSlug ? t('enquiry.reservation') : '';
    if (own !== message) form.setValue('message', own);
  }, [eventSlug, draft, form, locale, t]);
  useEffect(() => {
    if (sent) onSent?.();
  }, [sent, onSent]);
  if (sent) {
    const { inquiry_by: way, email, phone = '' } = form.getValues();
    const answer =
      way === 'phone' ? t('enquiry.answer-by-phone', { phone }) : t('enquiry.answer-by-email', { email });
    const lines = [t('enquiry.thanks'), answer, ...(sent.next ? [sent.next] : []), t('form.see-you-soon')];
    return <FormSuccess title={t('enquiry.success')} lines={lines} />;
  }

  const { register, watch } = form;
  return (
    <Form path={FORM_PATHS.contact} busy={busy} onSubmit={submit}>
      {about}
      <TextField {...register('name')} label={t('form.name')} error={errorOf('name')} autoComplete="name" />
      <RadioGroup
        {...register('inquiry_by', { deps: 'phone' })}
        legend={t('enquiry.prefer')}
        defaultValue="email"
        options={[
          { value: 'email', label: t('form.email') },
          { value: 'phone', label: t('form.phone') },
        ]}
      />
      <div sx={twoStyles}>
        <EmailField
          {...register('email')}
          error={errorOf('email')}
          onMeant={(email) => form.setValue('email', email, { shouldValidate: true })}
        />
        <TextField
          {...register('phone')}
          label={t('form.phone')}
          optional={watch('inquiry_by') !== 'phone'}
          error={errorOf('phone')}
          type="tel"
          autoComplete="tel"
        />
      </div>
      {asked && asked.works > 0 && <SubjectChoice form={form} {...asked} />}
      <TextArea {...register('message')} label={t('form.message')} error={errorOf('message')} />
      <SwitchField {...register('newsletter')} label={t('newsletter.text')} />
      <HoneypotField {...register(HONEYPOT_FIELD)} />
      <div>
        <FormMessage>{message}</FormMessage>
        <SubmitButton busy={busy}>{t('enquiry.submit')}</SubmitButton>
      </div>
    </Form>
  );
}

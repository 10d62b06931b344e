import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, type ReactNode, useState } from 'react';
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
import { HONEYPOT_FIELD, BOUNDS } from '../../../contract/forms/bounds';
import { FORM_PATHS } from '../../../contract/forms/form-paths';
import { postForm } from '../../../gallery/forms/post-form';
import { useLocale } from '../../../i18n/use-locale';
import type { UseFormReturn } from 'react-hook-form';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, phoneRule, textRule } from '../../../components/form/fields/text-rule';
import type { ContactBody } from '../../../contract/forms/forms';
import type { Translate } from '../../../i18n/message-key';
import { ENQUIRY_WORDS } from '../../../i18n/lazy/enquiry';
import type { LocaleCode } from '../../../i18n/locales';

const ENQUIRY_SUBJECTS = ['pictures', 'price', 'visit'] as const;
type EnquirySubject = (typeof ENQUIRY_SUBJECTS)[number];

/** All that the form may have written, each in the same place. */
const linesOf = (words: (typeof ENQUIRY_WORDS)[LocaleCode]): string[] => [
  words['enquiry.reservation'],
  ...ENQUIRY_SUBJECTS.flatMap((subject) => [
    words[`enquiry.line.${subject}_one`],
    words[`enquiry.line.${subject}_other`],
  ]),
];

/** In every language: a change of language keeps the draft. */
const WRITTEN = Object.values(ENQUIRY_WORDS).map(linesOf);

interface Span {
  start: number;
  end: number;
}

const isWritten = (text: string): boolean => WRITTEN.some((known) => known.includes(text.trim()));

/** Where the form's own line is: it begins a message, or is a paragraph after what was written before it was chosen. */
function ownLineIn(message: string): Span | undefined {
  const [first = ''] = message.split('\n', 1);
  if (isWritten(first)) return { start: 0, end: first.length };
  const last = /\n\s*\n([^\n]+)\s*$/.exec(message)?.[1];
  if (last === undefined || !isWritten(last)) return undefined;
  const start = message.lastIndexOf(last);
  return { start, end: start + last.length };
}

/** Replaces the line of another subject, or adds one after what is there. @param subject undefined removes the line */
export function withSubjectLine(
  message: string,
  subject: EnquirySubject | undefined,
  t: Translate,
  works: number,
): string {
  const own = ownLineIn(message);
  if (!own && !subject) return message;
  const { start, end } = own ?? { start: message.length, end: message.length };
  const before = message.slice(0, start).trimEnd();
  const after = message.slice(end).replace(/^\s+/, '');
  return [before, subject ? t(`enquiry.line.${subject}`, { count: works }) : '', after]
    .filter(Boolean)
    .join('\n\n');
}

/** Says a line that the form has written in another language in this one; what somebody else wrote stays. */
export function inLanguage(message: string, locale: LocaleCode): string {
  const own = ownLineIn(message);
  if (!own) return message;
  const line = message.slice(own.start, own.end).trim();
  const place = WRITTEN.map((known) => known.indexOf(line)).find((found) => found >= 0)!;
  return message.slice(0, own.start) + linesOf(ENQUIRY_WORDS[locale])[place] + message.slice(own.end);
}

const OTHER = 'other';

interface SubjectChoiceProps {
  form: UseFormReturn<ContactValues, unknown, ContactValues>;
  works: number;
  isPriced: boolean;
}

/** The choice writes a line of the message. */
function SubjectChoice({ form, works, isPriced }: SubjectChoiceProps) {
  const { t } = useTranslation();
  const subjects = ENQUIRY_SUBJECTS.filter((subject) => subject !== 'price' || !isPriced);
  const write = (value: string) => {
    const subject = subjects.find((each) => each === value);
    const message = withSubjectLine(form.getValues('message') ?? '', subject, t, works);
    // An error of before is no longer true.
    form.setValue('message', message, { shouldValidate: form.getFieldState('message').invalid });
  };
  // A draft may be there before it is known whether the works are for sale, and with that the choice.
  const [atFirst] = useState(() => subjects.find((each) => each === form.getValues('subject')) ?? OTHER);
  return (
    <RadioGroup
      {...form.register('subject', {
        onChange: ({ target }: { target: HTMLInputElement }) => write(target.value),
      })}
      legend={t('enquiry.legend')}
      defaultValue={atFirst}
      options={[
        ...subjects.map((value) => ({ value, label: t(`enquiry.subject.${value}`) })),
        { value: OTHER, label: t('enquiry.other') },
      ]}
    />
  );
}

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

/** The form's own fields. `subject` has written the message's first line. */
type ContactValues = Omit<ContactBody, 'work' | 'works' | 'arrangement' | 'event'> & {
  subject?: string | undefined;
};

/** A phone number is required where a call is preferred. */
function contactSchema(t: Translate): ObjectSchema<ContactValues> {
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

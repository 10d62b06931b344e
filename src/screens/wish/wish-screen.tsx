import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useMemo, useState } from 'react';
import type { ThemeUICSSObject } from 'theme-ui';
import { object, string, type ObjectSchema } from 'yup';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { EmailField } from '../../components/form/fields/email-field';
import { HoneypotField } from '../../components/form/fields/honeypot-field';
import { TextArea } from '../../components/form/fields/text-area';
import { emailRule, textRule } from '../../components/form/fields/text-rule';
import { Form } from '../../components/form/form';
import { FormMessage } from '../../components/form/form-message';
import { FormSuccess } from '../../components/form/form-success';
import { SubmitButton } from '../../components/form/submit-button';
import { usePostedForm } from '../../components/form/use-posted-form';
import { Link } from '../../components/links/link';
import { BOUNDS, HONEYPOT_FIELD } from '../../contract/forms/bounds';
import { FORM_PATHS } from '../../contract/forms/form-paths';
import type { WishBody } from '../../contract/forms/forms';
import { useSubjectName } from '../../features/wishes/use-subject-name';
import { wishSubject, wordsOfState, type WishSubject } from '../../features/wishes/wish-subject';
import { postForm } from '../../gallery/forms/post-form';
import { useLocale } from '../../i18n/use-locale';
import type { Translate } from '../../i18n/message-key';
import { useSite } from '../../page/site-context';
import { routePath } from '../../routes/route-path';

const screenStyles: ThemeUICSSObject = {
  variant: 'layout.page',
  '& > h1': { variant: 'text.sectionTitle', pt: 4, maxWidth: '24ch', textWrap: 'balance' },
  '& > p': { variant: 'text.read', pt: 4, maxWidth: '62ch', textWrap: 'pretty' },
  '& > div': { pt: 'part', maxWidth: '62ch' },
};

/** The form's own fields; the subject is added when it is sent. */
type WishValues = Pick<WishBody, 'email' | 'wish' | typeof HONEYPOT_FIELD>;

const wishSchema = (t: Translate, field: string): ObjectSchema<WishValues> =>
  object({
    wish: textRule(t, field, BOUNDS.wish).required(t('form.error.required', { field })),
    email: emailRule(t, BOUNDS.email),
    [HONEYPOT_FIELD]: string(),
  });

interface WishScreenProps {
  /** Names a work, a creator or a type, or nothing. */
  search: string;
  /** The router's; it may hold words searched for in vain. */
  state?: unknown;
}

export function WishScreen({ search, state }: WishScreenProps) {
  const { t } = useTranslation();
  const [isAlive, setAlive] = useState(false);
  // The page is built without a query.
  useEffect(() => setAlive(true), []);
  const subject = useMemo(() => (isAlive ? wishSubject(search) : undefined), [isAlive, search]);
  const searched = wordsOfState(state);
  return (
    <div sx={screenStyles}>
      <h1>{t('wish-page.title')}</h1>
      <p>{t('wish-page.text')}</p>
      <div>
        {/* Of another subject it is another form, also after the first was sent. */}
        <WishForm
          key={`${search} ${searched ?? ''}`}
          subject={subject}
          draft={isAlive ? draftOf(subject) : undefined}
          searched={isAlive ? searched : undefined}
        />
      </div>
    </div>
  );
}

interface WishFormProps {
  subject: WishSubject | undefined;
  draft: string | undefined;
  /** Words searched for in vain. */
  searched: string | undefined;
}

function WishForm({ subject, draft, searched }: WishFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { apiOrigin } = useSite();
  const name = useSubjectName(subject, locale);
  const { form, sent, busy, message, submit, errorOf } = usePostedForm<WishValues>({
    resolver: yupResolver(wishSchema(t, t('wish-page.field'))),
    fields: ['wish', 'email'],
    draft,
    send: (body) =>
      postForm(apiOrigin, FORM_PATHS.wish, locale, {
        ...body,
        ...(subject && { [subject.kind]: subject.slug }),
      }),
  });
  const words = subject && name ? t(`wish-page.${subject.kind}`, { name }) : searched;
  useEffect(() => {
    if (!words || form.getValues('wish')) return;
    // As a default, which is no draft: in another language it is said in that one's words.
    form.reset({ wish: words }, { keepValues: true });
    form.setValue('wish', words);
  }, [form, words]);
  if (sent) return <FormSuccess title={sent.message} lines={sent.next ? [sent.next] : []} />;

  return (
    <Form path={FORM_PATHS.wish} busy={busy} onSubmit={submit}>
      <TextArea {...form.register('wish')} label={t('wish-page.field')} error={errorOf('wish')} />
      <EmailField
        {...form.register('email')}
        error={errorOf('email')}
        onMeant={(email) => form.setValue('email', email, { shouldValidate: true })}
      />
      <HoneypotField {...form.register(HONEYPOT_FIELD)} />
      <div>
        <FormMessage>{message}</FormMessage>
        <SubmitButton busy={busy}>{t('wish-page.button')}</SubmitButton>
      </div>
      <p sx={{ variant: 'text.cap', color: 'muted' }}>
        {t('wish-page.privacy')}{' '}
        <Link to={routePath('legal-notice', locale)} sx={{ variant: 'links.underlined' }}>
          {t('nav.legal-notice')}
        </Link>
      </p>
    </Form>
  );
}

const draftOf = (subject: WishSubject | undefined): string =>
  subject ? `wish:${subject.kind}:${subject.slug}` : 'wish';

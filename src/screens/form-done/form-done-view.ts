import { FORM_OUTCOMES, type FormOutcome } from '../../contract/forms/form-outcomes';
import type { NamedSubject } from '../../features/enquiry/about/named-subject';
import type { Translate } from '../../i18n/message-key';

export interface FormSubject extends NamedSubject {
  /** 'Your inquiry is about this work' */
  text: string;
}

/** The words come with the page: no other page loads them. */
export interface FormDoneView {
  title: string;
  lines: string[];
  /** What the message was about, with the way back to it. */
  about?: FormSubject;
  back: string;
}

/** Says what the form itself says with scripts. */
export function toFormDoneView(outcome: FormOutcome, t: Translate, about?: FormSubject): FormDoneView {
  const [message, ...next] = FORM_OUTCOMES[outcome];
  const isEnquiry = message === 'messageSent';
  return {
    title: t(`form-done.${message}`),
    lines: [
      ...(isEnquiry ? [t('enquiry.thanks')] : []),
      ...next.map((name) => t(`form-done.${name}`)),
      ...(isEnquiry || message === 'subscribed' ? [t('form.see-you-soon')] : []),
    ],
    ...(isEnquiry && about && { about }),
    back: t('preview.return'),
  };
}

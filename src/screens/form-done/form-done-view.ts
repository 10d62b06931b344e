import { FORM_OUTCOMES, type FormOutcome } from '../../contract/forms/form-outcomes';
import type { FormDoneWords } from '../../i18n/pages/form-done-page';
import type { Translate } from '../../i18n/words';

/** The words come with the page: no other page loads them. */
export interface FormDoneView {
  title: string;
  lines: string[];
  back: string;
}

/** Says what the form itself says with scripts. */
export function toFormDoneView(
  outcome: FormOutcome,
  { sentences }: Pick<FormDoneWords, 'sentences'>,
  t: Translate,
): FormDoneView {
  const [message, ...next] = FORM_OUTCOMES[outcome];
  const isEnquiry = message === 'messageSent';
  return {
    title: sentences[message],
    lines: [
      ...(isEnquiry ? [t('enquiry.thanks')] : []),
      ...next.map((name) => sentences[name]),
      ...(isEnquiry || message === 'subscribed' ? [t('form.see-you-soon')] : []),
    ],
    back: t('preview.return'),
  };
}

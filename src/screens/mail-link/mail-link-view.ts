import type { LinkPurpose, LinkSubject } from '../../contract/forms/mail-links';
import type { Translate } from '../../i18n/message-key';

export interface MailLinkKind {
  subject: LinkSubject;
  purpose: LinkPurpose;
}

export interface MailLinkView extends MailLinkKind {
  title: string;
  /** For a confirmation these are the words of consent, which the API stores as well. */
  text: string;
  button: string;
  /** Replaces the button when the address lacks parts of the mail's link. */
  incomplete: string;
}

export const toMailLinkView = (
  { subject, purpose }: MailLinkKind,
  t: Translate,
  name: string,
): MailLinkView => ({
  subject,
  purpose,
  title: t(`mail-link.${subject}.${purpose}.title`),
  text: t(`mail-link.${subject}.${purpose}.text`, { name }),
  button: t(`mail-link.${subject}.${purpose}.button`),
  incomplete: t('mail-link.incomplete'),
});

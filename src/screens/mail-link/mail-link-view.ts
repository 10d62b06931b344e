import type { LinkPurpose, LinkSubject } from '../../contract/forms/mail-links';
import type { MailLinkPage } from '../../i18n/pages/forms/mail-link-page';

export interface MailLinkKind {
  subject: LinkSubject;
  purpose: LinkPurpose;
}

/** The words come with the page: no other page loads them. */
export interface MailLinkView extends MailLinkKind, Pick<MailLinkPage, 'title' | 'button' | 'incomplete'> {
  text: string;
}

export const toMailLinkView = (
  { subject, purpose }: MailLinkKind,
  { title, text, button, incomplete }: MailLinkPage,
  galleryName: string,
): MailLinkView => ({ subject, purpose, title, text: text(galleryName), button, incomplete });

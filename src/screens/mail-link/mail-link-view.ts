import type { LinkPurpose, LinkSubject } from '../../contract/forms/mail-links';
import type { MailLinkPage } from '../../i18n/pages/mail-link-page';

/** Which links the page is for. */
export interface MailLinkKind {
  subject: LinkSubject;
  purpose: LinkPurpose;
}

/** The words of a page come with it: no other page loads them. */
export interface MailLinkView extends MailLinkKind, Pick<MailLinkPage, 'title' | 'button' | 'incomplete'> {
  text: string;
}

/** The page of a link in mails to visitors as its screen shows it. */
export const toMailLinkView = (
  { subject, purpose }: MailLinkKind,
  { title, text, button, incomplete }: MailLinkPage,
  galleryName: string,
): MailLinkView => ({ subject, purpose, title, text: text(galleryName), button, incomplete });

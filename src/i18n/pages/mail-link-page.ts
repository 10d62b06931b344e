import type { LinkPurpose, LinkSubject } from '../../contract/forms/mail-links';

/** What a page says that a link in a mail to a visitor leads to. */
export interface MailLinkPage {
  title: string;
  description: string;
  /** What the button does; of a confirmation, the words that are agreed to, as the API keeps them. */
  text: (galleryName: string) => string;
  button: string;
  /** In place of the button, where the address lacks what the mail's link has. */
  incomplete: string;
}

export type MailLinkPages = Record<LinkSubject, Record<LinkPurpose, MailLinkPage>>;

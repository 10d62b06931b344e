import type { LinkPurpose, LinkSubject } from '../../../contract/forms/mail-links';

/** A page to which a link in a mail to a visitor leads. */
export interface MailLinkPage {
  title: string;
  description: string;
  /** For a confirmation these are the words of consent, which the API stores as well. */
  text: (galleryName: string) => string;
  button: string;
  /** Replaces the button when the address lacks parts of the mail's link. */
  incomplete: string;
}

export type MailLinkPages = Record<LinkSubject, Record<LinkPurpose, MailLinkPage>>;

import type { LinkPurpose } from '../contract/forms/newsletter';

/** What a page says that a link in a mail of the newsletter leads to. */
export interface NewsletterPage {
  title: string;
  description: string;
  /** What the button does; of a confirmation, the words that are agreed to, as the API keeps them. */
  text: (galleryName: string) => string;
  button: string;
  /** In place of the button, where the address lacks what the mail's link has. */
  incomplete: string;
}

export type NewsletterPages = Record<LinkPurpose, NewsletterPage>;

import type { LinkPurpose } from '../../contract/forms/newsletter';
import type { NewsletterPage } from '../../i18n/newsletter-page';

/** The words of a page come with it: no other page loads them. */
export interface NewsletterView extends Pick<NewsletterPage, 'title' | 'button' | 'incomplete'> {
  purpose: LinkPurpose;
  text: string;
}

/** The page of a link in the newsletter's mails as its screen shows it. */
export const toNewsletterView = (
  purpose: LinkPurpose,
  { title, text, button, incomplete }: NewsletterPage,
  galleryName: string,
): NewsletterView => ({ purpose, title, text: text(galleryName), button, incomplete });

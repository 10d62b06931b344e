import type { NewsletterPages } from '../newsletter-page';

/** Of the pages that links in the newsletter's mails lead to. */
export const NEWSLETTER: NewsletterPages = {
  confirm: {
    title: 'Confirm your subscription',
    description: 'The subscription to the newsletter is confirmed here.',
    text: (name) =>
      `By confirming, you agree that ${name} writes to you by email from time to time, until you unsubscribe.`,
    button: 'Confirm',
    incomplete:
      'The address of this page is incomplete. Please open the link of our mail once more, or copy it whole into your browser.',
  },
  withdraw: {
    title: 'Unsubscribe from the newsletter',
    description: 'The newsletter is given up here.',
    text: () => 'Your address is deleted from our list, and we no longer write to you.',
    button: 'Unsubscribe',
    incomplete:
      'The address of this page is incomplete. Please open the link of our mail once more, or copy it whole into your browser.',
  },
};

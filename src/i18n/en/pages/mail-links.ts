import type { MailLinkPages } from '../../pages/mail-link-page';

const incomplete =
  'The address of this page is incomplete. Please open the link of our mail once more, or copy it whole into your browser.';

export const MAIL_LINKS: MailLinkPages = {
  newsletter: {
    confirm: {
      title: 'Confirm your subscription',
      description: 'The subscription to the newsletter is confirmed here.',
      text: (name) =>
        `By confirming, you agree that ${name} writes to you by email from time to time, until you unsubscribe.`,
      button: 'Confirm',
      incomplete,
    },
    withdraw: {
      title: 'Unsubscribe from the newsletter',
      description: 'The newsletter is given up here.',
      text: () => 'Your address is deleted from our list, and we no longer write to you.',
      button: 'Unsubscribe',
      incomplete,
    },
  },
  wishes: {
    confirm: {
      title: 'Confirm your wish',
      description: 'A wish to be told of works that come is confirmed here.',
      text: (name) =>
        `By confirming, you agree that ${name} writes to you by email when something like it comes.`,
      button: 'Confirm',
      incomplete,
    },
    withdraw: {
      title: 'Withdraw your wish',
      description: 'A wish to be told of works that come is withdrawn here.',
      text: () => 'The wish is deleted, with your address, and we do not write to you about it.',
      button: 'Withdraw',
      incomplete,
    },
  },
};

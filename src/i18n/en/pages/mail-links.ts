import type { MailLinkPages } from '../../pages/forms/mail-link-page';

const incomplete =
  'The address of this page is incomplete. Please open the link of our email once more, or copy it whole into your browser.';

export const MAIL_LINKS: MailLinkPages = {
  newsletter: {
    confirm: {
      title: 'Confirm your subscription',
      description: 'The subscription to the newsletter is confirmed here.',
      text: (name) =>
        `By confirming, you agree that ${name} may write to you by email from time to time, until you unsubscribe.`,
      button: 'Confirm',
      incomplete,
    },
    withdraw: {
      title: 'Unsubscribe from the newsletter',
      description: 'Unsubscribe from the newsletter here.',
      text: () => 'Your address will be deleted from our list, and we will no longer write to you.',
      button: 'Unsubscribe',
      incomplete,
    },
  },
  wishes: {
    confirm: {
      title: 'Confirm your wish',
      description: 'A wish to be told of works that arrive is confirmed here.',
      text: (name) =>
        `By confirming, you agree that ${name} may write to you by email when something like what you are looking for arrives.`,
      button: 'Confirm',
      incomplete,
    },
    withdraw: {
      title: 'Withdraw your wish',
      description: 'A wish to be told of works that arrive is withdrawn here.',
      text: () => 'The wish will be deleted, with your address, and we will not write to you about it.',
      button: 'Withdraw',
      incomplete,
    },
  },
};

import type { FormDoneWords } from '../../pages/forms/form-done-page';

export const FORM_DONE: FormDoneWords = {
  slugs: {
    'message-sent': 'message-sent',
    'message-sent-newsletter': 'message-sent-newsletter',
    'message-sent-without-works': 'message-sent-without-works',
    'message-sent-without-works-newsletter': 'message-sent-without-works-newsletter',
    'message-sent-without-event': 'message-sent-without-event',
    'message-sent-without-event-newsletter': 'message-sent-without-event-newsletter',
    'message-sent-without-both': 'message-sent-without-both',
    'message-sent-without-both-newsletter': 'message-sent-without-both-newsletter',
    subscribed: 'subscribed',
    'subscription-to-confirm': 'subscription-to-confirm',
    'subscription-confirmed': 'subscription-confirmed',
    unsubscribed: 'unsubscribed',
    'unsubscribed-before': 'unsubscribed-before',
    'wish-kept': 'wish-kept',
    'wish-to-confirm': 'wish-to-confirm',
    'wish-confirmed': 'wish-confirmed',
    'wish-withdrawn': 'wish-withdrawn',
    'wish-withdrawn-before': 'wish-withdrawn-before',
  },
  sentences: {
    messageSent: 'Message sent',
    sentWithoutWorks:
      'The address of the page named works that are not, or no longer, in our catalogue; your message reached us without them.',
    sentWithoutEvent:
      'The address of the page named an event that is not, or no longer, in our programme; your message reached us without it.',
    confirmNewsletter:
      'For the newsletter one step is left: to confirm your subscription, open the link in the email that we have sent you.',
    subscribed: 'Subscription successful',
    toConfirm: 'One step is left',
    confirmByMail:
      'We have written to you. Open the link in our email to confirm your subscription. If nothing comes, please look in your spam folder.',
    confirmed: 'Your subscription is confirmed',
    seeYouSoon: 'See you soon.',
    withdrawn: 'You are unsubscribed',
    addressDeleted: 'Your address has been deleted from our list.',
    withdrawnBefore:
      'The address that this link belongs to has already been deleted. If you have subscribed again since, please use the link in a newer email.',
    wishKept: 'We have noted your wish',
    wishKeptHere:
      'The gallery keeps it and will write to you when something like what you are looking for arrives. To withdraw it, please write to us.',
    confirmWishByMail:
      'We have written to you. Open the link in our email to confirm that you want to be told. If nothing comes, please look in your spam folder.',
    wishConfirmed: 'Your wish is confirmed',
    wishAwaits: 'We will write to you when something like what you are looking for arrives.',
    wishWithdrawn: 'Your wish is withdrawn',
    wishDeleted: 'It has been deleted, with your address.',
    wishDeletedBefore: 'The wish that this link belongs to has already been deleted.',
  },
};

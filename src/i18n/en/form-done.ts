import type { FormOutcome } from '../../contract/forms/form-outcomes';

/** Ends of the addresses of pages of thanks, which build and server alone know. */
export const FORM_DONE: Record<FormOutcome, string> = {
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
};

/**
 * What a form's answer says, sentence by sentence: the first is its message, the others are its `next`. The site has a
 * page of each for visitors without scripts. No TypeBox: pages load this file.
 */
export const FORM_OUTCOMES = {
  'message-sent': ['messageSent'],
  'message-sent-newsletter': ['messageSent', 'confirmNewsletter'],
  'message-sent-without-works': ['messageSent', 'sentWithoutWorks'],
  'message-sent-without-works-newsletter': ['messageSent', 'sentWithoutWorks', 'confirmNewsletter'],
  'message-sent-without-event': ['messageSent', 'sentWithoutEvent'],
  'message-sent-without-event-newsletter': ['messageSent', 'sentWithoutEvent', 'confirmNewsletter'],
  'message-sent-without-both': ['messageSent', 'sentWithoutWorks', 'sentWithoutEvent'],
  'message-sent-without-both-newsletter': [
    'messageSent',
    'sentWithoutWorks',
    'sentWithoutEvent',
    'confirmNewsletter',
  ],
  subscribed: ['subscribed'],
  'subscription-to-confirm': ['toConfirm', 'confirmByMail'],
  'subscription-confirmed': ['confirmed', 'seeYouSoon'],
  unsubscribed: ['withdrawn', 'addressDeleted'],
  'unsubscribed-before': ['withdrawn', 'withdrawnBefore'],
  'wish-kept': ['wishKept', 'wishKeptHere'],
  'wish-to-confirm': ['toConfirm', 'confirmWishByMail'],
  'wish-confirmed': ['wishConfirmed', 'wishAwaits'],
  'wish-withdrawn': ['wishWithdrawn', 'wishDeleted'],
  'wish-withdrawn-before': ['wishWithdrawn', 'wishDeletedBefore'],
} as const satisfies Record<string, readonly string[]>;

export type FormOutcome = keyof typeof FORM_OUTCOMES;

export const FORM_OUTCOME_NAMES = Object.keys(FORM_OUTCOMES) as FormOutcome[];

export const isFormOutcome = (name: unknown): name is FormOutcome =>
  typeof name === 'string' && Object.hasOwn(FORM_OUTCOMES, name);

import type { FormOutcome } from '../../contract/forms/form-outcomes';

export const FORM_DONE: Record<FormOutcome, string> = {
  'message-sent': 'message-envoye',
  'message-sent-newsletter': 'message-envoye-newsletter',
  'message-sent-without-works': 'message-envoye-sans-oeuvres',
  'message-sent-without-works-newsletter': 'message-envoye-sans-oeuvres-newsletter',
  'message-sent-without-event': 'message-envoye-sans-evenement',
  'message-sent-without-event-newsletter': 'message-envoye-sans-evenement-newsletter',
  'message-sent-without-both': 'message-envoye-sans-les-deux',
  'message-sent-without-both-newsletter': 'message-envoye-sans-les-deux-newsletter',
  subscribed: 'inscription',
  'subscription-to-confirm': 'inscription-a-confirmer',
  'subscription-confirmed': 'inscription-confirmee',
  unsubscribed: 'desinscription',
  'unsubscribed-before': 'desinscription-deja-faite',
  'wish-kept': 'souhait-note',
  'wish-to-confirm': 'souhait-a-confirmer',
  'wish-confirmed': 'souhait-confirme',
  'wish-withdrawn': 'souhait-retire',
  'wish-withdrawn-before': 'souhait-deja-retire',
};

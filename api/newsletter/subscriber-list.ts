import { STATES, type List } from '../mail-links/list-file';
import { allSubscriptions, type Subscription } from '../storage/tables/subscriptions';

export const SUBSCRIBER_LIST: List<Subscription> = {
  name: 'subscribers',
  subject: 'newsletter',
  read: allSubscriptions,
  columns: [
    ['email', ({ email }) => email],
    ['name', ({ name }) => name],
    ['professional', ({ isProfessional }) => (isProfessional ? 'yes' : 'no')],
    ['language', ({ locale }) => locale],
    ['state', ({ state }) => STATES[state]],
    ['subscribed', ({ subscribedAt }) => subscribedAt],
    ['confirmed', ({ confirmedAt }) => confirmedAt],
    ['agreed to', ({ consent }) => consent],
    ['in', ({ consentLocale }) => consentLocale],
    ['unsubscribe', ({ withdrawAddress }) => withdrawAddress],
  ],
};

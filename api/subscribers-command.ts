import { runListCommand, STATES } from './mail-links/list-command';
import { allSubscriptions } from './storage/tables/subscriptions';

/** Who subscribes to the newsletter. */
runListCommand({
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
});

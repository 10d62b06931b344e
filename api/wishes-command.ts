import { runListCommand, STATES } from './mail-links/list-command';
import { allWishes } from './storage/tables/wishes';

/** What visitors want to be told of when it comes. */
runListCommand({
  name: 'wishes',
  subject: 'wishes',
  read: allWishes,
  wishOf: ({ id }) => id,
  columns: [
    ['email', ({ email }) => email],
    ['language', ({ locale }) => locale],
    ['wish', ({ wish }) => wish],
    ['work', ({ work }) => work],
    ['creator', ({ creator }) => creator],
    ['type', ({ type }) => type],
    ['state', ({ state }) => STATES[state]],
    ['asked', ({ madeAt }) => madeAt],
    ['confirmed', ({ confirmedAt }) => confirmedAt],
    ['agreed to', ({ consent }) => consent],
    ['in', ({ consentLocale }) => consentLocale],
    ['withdraw', ({ withdrawAddress }) => withdrawAddress],
  ],
});

import { STATES, type List } from '../mail-links/list-file';
import { allWishes, type KeptWish } from '../storage/tables/wishes';

export const WISH_LIST: List<KeptWish> = {
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
};

import { consentColumns, stateOf, type List } from '../mail-links/list-file';
import { parisMoment } from '../mail-links/paris-time';
import { allWishes, type KeptWish } from './wish-queries';

export const WISH_LIST: List<KeptWish> = {
  subject: 'wishes',
  read: allWishes,
  wishOf: ({ id }) => id,
  columns: [
    [{ en: 'email', fr: 'e-mail' }, ({ email }) => email],
    [{ en: 'language', fr: 'langue' }, ({ locale }) => locale],
    [{ en: 'wish', fr: 'souhait' }, ({ wish }) => wish],
    [{ en: 'work', fr: 'œuvre' }, ({ work }) => work],
    [{ en: 'creator', fr: 'créateur' }, ({ creator }) => creator],
    [{ en: 'type', fr: 'type' }, ({ type }) => type],
    [{ en: 'state', fr: 'état' }, stateOf],
    [{ en: 'asked', fr: 'demandé le' }, ({ madeAt }) => parisMoment(madeAt)],
    ...consentColumns<KeptWish & { withdrawAddress: string }>(),
    [{ en: 'withdraw', fr: 'retirer' }, ({ withdrawAddress }) => withdrawAddress],
  ],
};

import { consentColumns, stateOf, type List } from '../mail-links/list-file';
import { parisMoment } from '../mail-links/paris-time';
import { allSubscriptions, type Subscription } from './subscription-queries';

const YES_OR_NO = { en: ['yes', 'no'], fr: ['oui', 'non'] } as const;

export const SUBSCRIBER_LIST: List<Subscription> = {
  subject: 'newsletter',
  read: allSubscriptions,
  columns: [
    [{ en: 'email', fr: 'e-mail' }, ({ email }) => email],
    [{ en: 'name', fr: 'nom' }, ({ name }) => name],
    [
      { en: 'professional', fr: 'professionnel' },
      ({ isProfessional }, language) => YES_OR_NO[language][isProfessional ? 0 : 1],
    ],
    [{ en: 'language', fr: 'langue' }, ({ locale }) => locale],
    [{ en: 'state', fr: 'état' }, stateOf],
    [{ en: 'subscribed', fr: 'abonné le' }, ({ subscribedAt }) => parisMoment(subscribedAt)],
    ...consentColumns<Subscription & { withdrawAddress: string }>(),
    [{ en: 'unsubscribe', fr: 'se désabonner' }, ({ withdrawAddress }) => withdrawAddress],
  ],
};

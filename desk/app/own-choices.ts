import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ChangeMe, Me } from '../contract/identity';
import { call } from './call';
import { setMe, useChange } from './data';

/** The languages of the desk, by their own names. */
export const LANGUAGES: readonly { locale: LocaleCode; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'français' },
];

/** Changes something of one's own; what is given, and nothing else. */
export const useChangeMe = () => useChange((given: ChangeMe) => call<Me>('PATCH', '/you', given), setMe);

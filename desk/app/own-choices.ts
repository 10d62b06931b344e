import type { LocaleCode } from '../../src/contract/locale-codes';
import type { ChangeMe, Me } from '../contract/identity';
import { call } from './line/call';
import { setMe, useChange } from './data';

export const LANGUAGES: readonly { locale: LocaleCode; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'français' },
];

/** Sends only the given fields. */
export const useChangeMe = () => useChange((given: ChangeMe) => call<Me>('PATCH', '/you', given), setMe);

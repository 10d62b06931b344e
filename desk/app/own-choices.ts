import type { ChangeMe } from '../../api/people/contract/identity';
import { DESK_LANGUAGES, languageName, type DeskLanguage } from '../../api/desk/contract/languages';
import { call } from './line/call';
import { setMe, useChange } from './data';

export const LANGUAGES: readonly { locale: DeskLanguage; name: string }[] = DESK_LANGUAGES.map((locale) => ({
  locale,
  name: languageName(locale),
}));

/** Sends only the given fields. */
export const useChangeMe = () => useChange((given: ChangeMe) => call('PATCH /you', { body: given }), setMe);

import i18next, { type i18n } from 'i18next';
import type { LocaleCode } from './locales';
import type { MessageKey } from './en/messages';
import { messagesOf } from './messages';

export type { MessageKey };

/** Options shared by our instances and gatsby-plugin-react-i18next's: flat keys, React escapes. */
export const I18NEXT_OPTIONS = {
  interpolation: { escapeValue: false },
  keySeparator: false,
  nsSeparator: false,
} as const;

const instances = new Map<LocaleCode, i18n>();

/** The translations of a language, for what stands outside a page: the shell, the build, tests. */
export function i18nFor(locale: LocaleCode): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const instance = i18next.createInstance();
  void instance.init({
    ...I18NEXT_OPTIONS,
    lng: locale,
    resources: { [locale]: { translation: messagesOf(locale) } },
    initImmediate: false,
    react: { useSuspense: false },
  });
  instances.set(locale, instance);
  return instance;
}

/** Keys with plural forms are asked for without their ending. */
type BaseKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Says a message of the message files; `count` chooses its plural form. */
export type Translate = (key: BaseKey<MessageKey>, values?: Record<string, string | number>) => string;

/** The translator of a language. */
export const translator = (locale: LocaleCode): Translate => i18nFor(locale).t as Translate;

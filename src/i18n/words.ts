import type { MessageKey } from './en/messages';
import { DEFAULT_LOCALE_CODE, isLocaleCode, type LocaleCode } from './locales';

export type { MessageKey };

/** Of a message with plural forms, the part that they share. */
export type BaseKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

export type Translate = (key: BaseKey<MessageKey>, values?: Record<string, string | number>) => string;

export interface Words {
  locale: LocaleCode;
  t: Translate;
}

/** '{{name}}', or '{{name, number}}' with grouped digits. */
const PLACEHOLDER = /{{(\w+)(, number)?}}/g;

/** Unknown keys are returned as they are; values are not escaped, since React does that. */
export function makeWords(locale: string, messages: Readonly<Record<string, string>>): Words {
  const plural = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  const messageOf = (key: string, count: unknown): string => {
    const plain = messages[key];
    if (typeof count !== 'number') return plain ?? key;
    // French has a plural form for millions, which no message needs.
    return messages[`${key}_${plural.select(count)}`] ?? plain ?? messages[`${key}_other`] ?? key;
  };
  return {
    locale: isLocaleCode(locale) ? locale : DEFAULT_LOCALE_CODE,
    t: (key, values = {}) =>
      messageOf(key, values.count).replace(PLACEHOLDER, (_, name: string, number?: string) =>
        number ? digits.format(Number(values[name])) : String(values[name] ?? ''),
      ),
  };
}

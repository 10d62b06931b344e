import type { MessageKey } from './en/messages';
import { DEFAULT_LOCALE_CODE, isLocaleCode, type LocaleCode } from './locales';

export type { MessageKey };

/** Keys with plural forms are asked for without their ending. */
type BaseKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Says a message of the message files; `count` chooses its plural form. */
export type Translate = (key: BaseKey<MessageKey>, values?: Record<string, string | number>) => string;

/** A language, and how it says things. */
export interface Words {
  locale: LocaleCode;
  t: Translate;
}

/** '{{name}}', or '{{name, number}}' for a number with its digits grouped. */
const PLACEHOLDER = /{{(\w+)(, number)?}}/g;

/**
 * The words of a language. A key without a message is said as it is; so is every value, which React escapes.
 * @param locale one that is not the site's own counts as the default language, but keeps its plural forms and digits
 */
export function makeWords(locale: string, messages: Readonly<Record<string, string>>): Words {
  const plural = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);
  const messageOf = (key: string, count: unknown): string => {
    const plain = messages[key];
    if (typeof count !== 'number') return plain ?? key;
    // French has a form for millions, which no message needs.
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

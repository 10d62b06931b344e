import i18next from 'i18next';
import { LOCALE_CODES, type LocaleCode } from './locales';
import { messagesOf } from './messages';
import { makeWords, type MessageKey, type Translate } from './words';

/** The real library, with the options of flat keys and text that React escapes. */
async function i18nextFor(locale: LocaleCode): Promise<Translate> {
  const instance = i18next.createInstance();
  const t = await instance.init({
    lng: locale,
    resources: { [locale]: { translation: messagesOf(locale) } },
    interpolation: { escapeValue: false },
    keySeparator: false,
    nsSeparator: false,
  });
  return t as Translate;
}

type Key = Parameters<Translate>[0];
/** Both the keys as they are and those that plural forms are asked for by. */
const keysOf = (locale: LocaleCode) =>
  [
    ...new Set(Object.keys(messagesOf(locale)).flatMap((key) => [key, key.replace(/_(one|other)$/, '')])),
  ] as Key[];
/** A value for every name between double braces, with what could be taken for a placeholder or a tag. */
const valuesOf = (locale: LocaleCode, count?: number) => {
  const names = Object.values(messagesOf(locale)).flatMap((text) =>
    [...text.matchAll(/{{(\w+)(, number)?}}/g)].map(
      ([, name = '', number]) => [name, number ? 12345.5 : `$& "A" <${name}>`] as const,
    ),
  );
  return { ...Object.fromEntries(names), ...(count === undefined ? {} : { count }) };
};

describe.each(LOCALE_CODES)('makeWords in %s', (locale) => {
  const { t } = makeWords(locale, messagesOf(locale));

  it.each([undefined, 0, 1, 1.5, 2, 11, 21, 1000])(
    'says every message as i18next does, with a count of %s',
    async (count) => {
      const theirs = await i18nextFor(locale);
      const values = valuesOf(locale, count);
      const keys = keysOf(locale);
      expect(keys.length).toBeGreaterThan(100);
      expect(keys.map((key) => t(key, values))).toEqual(keys.map((key) => theirs(key, values)));
    },
  );
});

describe('makeWords', () => {
  const say = (locale: string, messages: Record<string, string>, values?: Record<string, string | number>) =>
    makeWords(locale, messages).t('work.sold' satisfies MessageKey, values);

  it('says a key that has no message as it is', () => {
    expect(say('en', {})).toBe('work.sold');
  });

  it('takes the common plural form where a language has one that the message lacks', () => {
    const messages = { 'work.sold_one': '{{count}} vendu', 'work.sold_other': '{{count}} vendus' };
    expect(say('fr', messages, { count: 2_000_000 })).toBe('2000000 vendus');
  });

  it('leaves out what no value is given for', () => {
    expect(say('en', { 'work.sold': 'sold {{date}}' })).toBe('sold ');
  });

  it('speaks the default language for a language that is not the site’s', () => {
    expect(makeWords('xx', {}).locale).toBe('en');
    expect(makeWords('fr', {}).locale).toBe('fr');
  });
});

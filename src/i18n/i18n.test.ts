import { translator, wordsOf } from './i18n';
import { LOCALE_CODES, type LocaleCode } from './locales';
import { MESSAGES } from './messages';

const NARROW = '\u202f';
const french = Object.entries(MESSAGES.fr);
/** The names between double braces, in order of the alphabet. */
const placeholders = (message = '') => (message.match(/{{.*?}}/g) ?? []).sort();

describe('the messages', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(MESSAGES.fr).sort()).toEqual(Object.keys(MESSAGES.en).sort());
  });

  it.each(Object.keys(MESSAGES.en))('%s has the same placeholders in both languages', (key) => {
    expect(placeholders(MESSAGES.fr[key])).toEqual(placeholders(MESSAGES.en[key]));
  });

  it.each(LOCALE_CODES)('leave nothing empty, and no straight quotes, in %s', (locale) => {
    const odd = Object.entries(MESSAGES[locale]).filter(([, text]) => /['"]/.test(text) || !text.trim());
    expect(odd).toEqual([]);
  });

  it('have a narrow space before French double punctuation and inside guillemets', () => {
    const odd = french.filter(([, text]) =>
      new RegExp(`(^|[^${NARROW}])[;:!?»]|«(?!${NARROW})`).test(text.replace(/{{.*?}}/g, 'x')),
    );
    expect(odd).toEqual([]);
  });
});

describe('the messages of a wrong field', () => {
  it.each([
    ['form.error.invalid', 'The {{field}} field is invalid.', 'Le champ {{field}} est invalide.'],
    ['form.error.required', 'The {{field}} field is required.', 'Le champ {{field}} est obligatoire.'],
    [
      'form.error.email',
      'The {{field}} field must be a valid email address.',
      'Le champ {{field}} doit être une adresse e-mail valide.',
    ],
    [
      'form.error.min',
      'The {{field}} field must be at least {{value, number}} characters.',
      'Le champ {{field}} doit contenir au moins {{value, number}} caractères.',
    ],
    [
      'form.error.max',
      'The {{field}} field must not be greater than {{value, number}} characters.',
      'Le champ {{field}} ne doit pas dépasser {{value, number}} caractères.',
    ],
  ] as const)('%s has the template of the specification', (key, english, french) => {
    expect(MESSAGES.en[key]).toBe(english);
    expect(MESSAGES.fr[key]).toBe(french);
  });
});

describe('translator', () => {
  it('speaks its language and fills placeholders in as they are', () => {
    expect(translator('fr')('creator.born', { year: 1938 })).toBe('naissance en 1938');
    expect(translator('en')('press.by', { author: 'A & <B>' })).toBe('by A & <B>');
  });

  it('chooses the plural form, for which French counts nothing as one', () => {
    expect(translator('en')('works.count', { count: 1 })).toBe('1 work');
    expect(translator('en')('works.count', { count: 0 })).toBe('0 works');
    expect(translator('fr')('works.count', { count: 0 })).toBe('0 œuvre');
  });

  it('groups the digits of a number as the language does', () => {
    const values = { field: 'message', value: 4000 };
    expect(translator('en')('form.error.max', values)).toContain('4,000');
    expect(translator('fr')('form.error.max', values)).toContain(`4${NARROW}000`);
  });

  it('is made once for a language', () => {
    expect(wordsOf('fr')).toBe(wordsOf('fr'));
    expect(wordsOf('fr')).not.toBe(wordsOf('en'));
  });
});

describe('a language without messages', () => {
  it('is logged as ‘Failed locale loading’, once; visitors see no message of it, but English', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const unknown = 'xx' as LocaleCode;
    expect(translator(unknown)('work.sold')).toBe('sold');
    expect(translator(unknown)('work.pair')).toBe('Pair');
    expect(log.mock.calls).toEqual([['Failed locale loading', 'xx']]);
    log.mockRestore();
  });
});

import { inLanguage } from './in-language';

test('words are in the language asked for, else in the default one', () => {
  expect(inLanguage({ en: 'yes', fr: 'oui' }, 'fr')).toBe('oui');
  expect(inLanguage({ en: 'yes' }, 'fr')).toBe('yes');
});

import { languageContext } from './language-context';

describe('languageContext', () => {
  it('is what the translation plugin takes for a page of its own making', () => {
    expect(languageContext('fr', '/fr/presse')).toEqual({
      language: 'fr',
      i18n: {
        language: 'fr',
        languages: ['fr'],
        defaultLanguage: 'en',
        generateDefaultLanguagePage: false,
        routed: true,
        originalPath: '/fr/presse',
        path: '/fr/presse',
      },
    });
  });

  it('needs no prefix for English', () => {
    expect(languageContext('en', '/press').i18n.routed).toBe(false);
  });
});

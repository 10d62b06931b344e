import { DEFAULT_LOCALE_CODE, isLocaleCode, LOCALE_CODES, LOCALES, localeOfPath } from './locales';

describe('the languages', () => {
  it('have the tags of the specification, and English for everybody else', () => {
    expect(LOCALE_CODES.map((code) => LOCALES[code].tag)).toEqual(['en-US', 'fr-FR']);
    expect(LOCALE_CODES.filter((code) => LOCALES[code].catchall)).toEqual([DEFAULT_LOCALE_CODE]);
  });

  it('know their codes', () => {
    expect(isLocaleCode('fr')).toBe(true);
    expect(isLocaleCode('fr-FR')).toBe(false);
    expect(isLocaleCode(undefined)).toBe(false);
  });
});

describe('localeOfPath', () => {
  it.each([
    ['/', 'en'],
    ['/works/quai', 'en'],
    ['/fr', 'fr'],
    ['/fr/', 'fr'],
    ['/fr?availability=sold', 'fr'],
    ['/fr#content', 'fr'],
    ['/fr/oeuvres/quai', 'fr'],
    ['/fresco', 'en'],
    ['/works/fr', 'en'],
    ['', 'en'],
  ])('takes %s for %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale);
  });
});

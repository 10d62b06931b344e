import type { LocaleCode } from '../../i18n/locales';
import { currentness, menuLinks } from './menu-links';

const allLinks = (locale: LocaleCode) => {
  const { sections, pages } = menuLinks(locale);
  return [...sections, ...pages];
};

describe('menuLinks', () => {
  it('has the order of the specification, in each language', () => {
    expect(allLinks('en').map(({ path }) => path)).toEqual([
      '/works/type/all',
      '/creators',
      '/events',
      '/',
      '/about',
      '/press',
      '/contact',
    ]);
    expect(allLinks('fr').map(({ path }) => path)).toEqual([
      '/fr/oeuvres/type/tous',
      '/fr/createurs',
      '/fr/evenements',
      '/fr',
      '/fr/a-propos',
      '/fr/presse',
      '/fr/contact',
    ]);
  });
});

describe('currentness', () => {
  /** The link that is current on a path, and how. */
  const currentOn = (path: string, locale: 'en' | 'fr') =>
    allLinks(locale)
      .map((link) => [link.key, currentness(link, path, locale === 'en' ? '/' : '/fr')])
      .filter(([, current]) => current);

  it.each([
    ['/works/type/all', 'nav.works', 'page'],
    ['/works/type/lamps', 'nav.works', 'true'],
    ['/works/quai', 'nav.works', 'true'],
    ['/', 'nav.home', 'page'],
    ['/press/lamps', 'nav.press', 'true'],
  ])('on %s is that of %s: %s', (path, key, current) => {
    expect(currentOn(path, 'en')).toEqual([[key, current]]);
  });

  it.each([
    ['/fr', 'nav.home', 'page'],
    ['/fr/oeuvres/quai', 'nav.works', 'true'],
    ['/fr/createurs/arc', 'nav.creators', 'true'],
  ])('on %s is that of %s: %s', (path, key, current) => {
    expect(currentOn(path, 'fr')).toEqual([[key, current]]);
  });

  it('is nobody’s on a page outside the menu', () => {
    expect(currentOn('/legal-notice', 'en')).toEqual([]);
    expect(currentOn('/pressing', 'en')).toEqual([]);
  });
});

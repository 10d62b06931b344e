import { contentType } from '../release/content-type';
import { LOCALE_CODES } from '../i18n/locales';
import { FILE_ROUTE_NAMES, FILE_ROUTES, filePath } from './file-routes';
import { ROUTES } from './route-table';

describe('the table of files', () => {
  it('has an address for each file in each language, and no two files at one', () => {
    const patterns = FILE_ROUTE_NAMES.flatMap((name) => Object.values(FILE_ROUTES[name].patterns));
    expect(new Set(patterns).size).toBe(FILE_ROUTE_NAMES.length * LOCALE_CODES.length);
  });

  it.each(FILE_ROUTE_NAMES.filter((name) => name !== 'llms-text'))(
    '%s has the address of its page with an ending, and is served as what it is',
    (name) => {
      const route = name.replace(/-(card|calendar|feed)$/, '');
      for (const locale of LOCALE_CODES) {
        const pattern = FILE_ROUTES[name].patterns[locale];
        // The page of works has the works of a type in its address, too: below ‘type’ in each language.
        const page =
          route === 'works'
            ? ROUTES['works-type-slug'].patterns[locale].replace(/\/type\/:slug$/, '')
            : ROUTES[route as keyof typeof ROUTES].patterns[locale];
        expect(pattern.replace(/\.\w+$/, '')).toBe(page);
        expect(contentType(pattern)).toBe(`${FILE_ROUTES[name].type}; charset=utf-8`);
      }
    },
  );
});

describe('filePath', () => {
  it('fills in the slug, encoded', () => {
    expect(filePath('creators-slug-card', 'fr', { slug: 'noémie b' })).toBe(
      '/fr/createurs/no%C3%A9mie%20b.vcf',
    );
    expect(filePath('events-calendar', 'fr')).toBe('/fr/evenements.ics');
  });

  it('refuses an empty slug', () => {
    expect(() => filePath('events-slug-calendar', 'en', { slug: '' })).toThrow('slug');
  });
});

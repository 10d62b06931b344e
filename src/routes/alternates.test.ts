import { allWorksPath, alternatesOf, listPathOf } from './alternates';
import type { RouteName } from './route-table';

describe('alternatesOf', () => {
  it('is a fixed address in each language', () => {
    expect(alternatesOf('about')).toEqual({ en: '/about', fr: '/fr/a-propos' });
  });

  it('takes the slug of each language', () => {
    expect(alternatesOf('works-slug-pdf', { en: 'quai-bench', fr: 'banc-quai' })).toEqual({
      en: '/works/quai-bench/pdf',
      fr: '/fr/oeuvres/banc-quai/pdf',
    });
    expect(alternatesOf('preview-id', { en: 'a', fr: 'a' }).fr).toBe('/fr/preview/a');
    expect(alternatesOf('room-id', { en: 'a', fr: 'a' })).toEqual({ en: '/room/a', fr: '/fr/salon/a' });
  });

  it('has no path where there is no translation', () => {
    expect(alternatesOf('press-slug', { en: 'lamps', fr: null })).toEqual({ en: '/press/lamps', fr: null });
    expect(alternatesOf('press-slug')).toEqual({ en: null, fr: null });
  });
});

describe('listPathOf', () => {
  it.each<[RouteName, string]>([
    ['works-slug', '/fr/oeuvres/type/tous'],
    ['works-type-slug', '/fr/oeuvres/type/tous'],
    ['works-slug-pdf', '/fr/oeuvres/type/tous'],
    ['creators-slug', '/fr/createurs'],
    ['events-slug', '/fr/evenements'],
    ['press-slug', '/fr/presse'],
    ['preview-id', '/fr'],
    ['room-id', '/fr'],
    ['legal-notice', '/fr'],
  ])('is the list that %s belongs to', (route, path) => {
    expect(listPathOf(route, 'fr')).toBe(path);
  });
});

describe('allWorksPath', () => {
  it('has a slug of its own in each language', () => {
    expect(allWorksPath('en')).toBe('/works/type/all');
    expect(allWorksPath('fr')).toBe('/fr/oeuvres/type/tous');
  });
});

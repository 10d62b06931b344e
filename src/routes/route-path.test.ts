import { routePath } from './route-path';

describe('routePath', () => {
  it('puts the parameters into the pattern of the language', () => {
    expect(routePath('works-slug-pdf', 'fr', { slug: 'banc-quai' })).toBe('/fr/oeuvres/banc-quai/pdf');
    expect(routePath('index', 'en')).toBe('/');
  });

  it('encodes what a path may not hold', () => {
    expect(routePath('works-slug', 'en', { slug: 'a/b é' })).toBe('/works/a%2Fb%20%C3%A9');
  });

  it('refuses an empty parameter by name', () => {
    expect(() => routePath('works-slug', 'en', { slug: '' })).toThrow('/works/:slug needs a value for slug');
  });
});

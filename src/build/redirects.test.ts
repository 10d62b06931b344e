import { fillPattern } from '../routes/route-path';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { manifestRedirects, redirects } from './redirects';

describe('redirects', () => {
  it('sends the paths without a screen to all works of their language, for good', () => {
    expect(redirects().map(({ fromPath, toPath }) => [fromPath, toPath])).toEqual([
      ['/works', '/works/type/all'],
      ['/fr/works', '/fr/oeuvres/type/tous'],
      ['/fr/oeuvres', '/fr/oeuvres/type/tous'],
      ['/fr/fr/oeuvres', '/fr/oeuvres/type/tous'],
    ]);
    expect(redirects().every(({ isPermanent }) => isPermanent)).toBe(true);
  });

  it('takes no address from a page', () => {
    const addresses = ROUTE_NAMES.flatMap((name) => Object.values<string>(ROUTES[name].patterns));
    expect(redirects().filter(({ fromPath }) => addresses.includes(fromPath))).toEqual([]);
  });

  // Netlify's file of redirects is lines of words, with signs for parts of a path, queries and force.
  it.each([..."é'()!~.$+;=:@&?# %"])('is read by Netlify as it is, with %j in a slug', (sign) => {
    const from = fillPattern('/works/:slug/pdf', { slug: `a${sign}b` });
    const [redirect] = redirects([{ from, to: '/works/now/pdf', tags: [] }]).slice(-1);
    expect(redirect?.fromPath).toMatch(/^\/works\/a[\w%.~!'()-]+b\/pdf$/);
    // By force it would come before the page of who has the address by now.
    expect(redirect).not.toHaveProperty('force');
  });

  it('has those of former addresses besides, in a release by their decoded paths', () => {
    const former = [{ from: '/works/cr%C3%A9', to: '/works/cr%C3%A9%C3%A9', tags: [] }];
    expect(redirects(former).at(-1)).toMatchObject({ fromPath: '/works/cr%C3%A9', isPermanent: true });
    const all = manifestRedirects(former);
    expect(all['/works/cré']).toEqual({ to: '/works/cr%C3%A9%C3%A9', status: 301 });
    expect(all['/works']).toEqual({ to: '/works/type/all', status: 301 });
  });
});

import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { redirects } from './redirects';

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
});

import { existsSync } from 'node:fs';
import { ROUTE_NAMES, ROUTES } from '../routes/route-table';
import { livePages } from './server-pages';

describe('livePages', () => {
  it('has one in each language for every collection of the route table that may have new items', () => {
    const patterns = ROUTE_NAMES.filter(
      // A build knows all that a form may come to.
      (name) => ROUTES[name].rendering === 'collection' && name !== 'form-done',
    ).flatMap((name) => Object.values<string>(ROUTES[name].patterns));
    expect(
      livePages()
        .flatMap(({ matchPath }) => matchPath ?? [])
        .sort(),
    ).toEqual(patterns.sort());
  });

  it('has one door by which the host has any page made', () => {
    expect(livePages().filter(({ matchPath }) => !matchPath)).toEqual([
      { path: '/~live', template: 'live/any', locale: 'en' },
    ]);
  });

  it('gives each an address of its own, which no item can have, and a template that there is', () => {
    for (const { path, template } of livePages()) {
      expect(path).toContain('~live');
      expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
    }
    expect(new Set(livePages().map(({ path }) => path)).size).toBe(livePages().length);
  });
});

import { existsSync } from 'node:fs';
import { sampleSource } from './testing/sample-source';
import { everyPage } from './testing/every-page';
import { PAGE_PATTERNS, readAddress } from './read-address';

it.each([
  ['/', { route: 'index', locale: 'en' }],
  ['/fr', { route: 'index', locale: 'fr' }],
  ['/works/quai', { route: 'works-slug', locale: 'en', slug: 'quai' }],
  ['/works/quai/pdf', { route: 'works-slug-pdf', locale: 'en', slug: 'quai' }],
  ['/works/type/pdf', { route: 'works-type-slug', locale: 'en', slug: 'pdf' }],
  ['/fr/oeuvres/type/tous/2', { route: 'works-type-slug-part', locale: 'fr', slug: 'tous', part: '2' }],
  ['/events/50% créé', { route: 'events-slug', locale: 'en', slug: '50% créé' }],
  ['/preview/abc', { route: 'preview-id', locale: 'en' }],
  ['/fr/preview', { route: 'preview-id', locale: 'fr' }],
  ['/room/abc', { route: 'room-id', locale: 'en' }],
  ['/fr/salon', { route: 'room-id', locale: 'fr' }],
])('%s', (path, address) => expect(readAddress(path)).toMatchObject(address));

it.each(['/nowhere', '/works/a/b', '/works/', '/fr/works/quai', '', '/app.js'])('%j is no page', (path) => {
  expect(readAddress(path)).toBeUndefined();
});

it('reads the address of every page that is built', async () => {
  const pages = await everyPage(sampleSource('fr'));
  for (const { path, context } of pages)
    expect([path, readAddress(decodeURI(path))]).toMatchObject([
      path,
      { route: context.route, locale: 'fr' },
    ]);
  expect(PAGE_PATTERNS.length).toBeGreaterThan(40);
  expect(existsSync('src/templates/live/any.tsx')).toBe(true);
});

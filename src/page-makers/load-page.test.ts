import { catalogueReader } from '../gallery/catalogue-reader';
import { GalleryError } from '../gallery/faults/gallery-error';
import type { GalleryReader } from '../gallery/noted-reader';
import { sampleWorkType } from '../gallery/testing/samples';
import { loadPage, type PageAddress } from './load-page';
import { everyTaggedPage, sourceOf } from './testing/every-page';
import { sampleSource } from './testing/sample-source';

const source = sourceOf(sampleSource('en'));
const tagsOf = async (address: Omit<PageAddress, 'locale'>) =>
  (await loadPage(source, { locale: 'en', ...address })).tags.sort();

it.each<[Omit<PageAddress, 'locale'>, string[]]>([
  [{ route: 'index' }, ['en/creators', 'en/events', 'en/pages/home', 'en/site-settings', 'en/worktypes']],
  [{ route: 'about' }, ['en/pages/about', 'en/site-settings']],
  [{ route: 'accessibility' }, ['en/site-settings']],
  [{ route: 'works-type-slug', slug: 'all' }, ['en/site-settings', 'en/works', 'en/worktypes']],
  [
    { route: 'works-type-slug', slug: 'seating' },
    ['en/site-settings', 'en/works?type=seating', 'en/worktypes'],
  ],
  [
    { route: 'works-type-slug', slug: 'seating', search: '?availability=sold' },
    ['en/site-settings', 'en/works', 'en/worktypes'],
  ],
  [{ route: 'works-slug', slug: 'quai' }, ['en/site-settings', 'en/works/quai']],
  [{ route: 'events' }, ['en/events', 'en/site-settings']],
])('%j is tagged with what it was made of', async (address, tags) => {
  expect(await tagsOf(address)).toEqual(tags);
});

it('tags a list filtered by its material with the works of the other language, which say what it is called there', async () => {
  const french = catalogueReader({ fr: sampleSource('fr').catalogue });
  const reader: GalleryReader = {
    ...source.reader,
    works: (locale, type) => (locale === 'fr' ? french : source.reader).works(locale, type),
  };
  const search = '?material=oak';
  const address = { route: 'works-type-slug', locale: 'en', slug: 'all', search } as const;
  const { tags } = await loadPage({ ...source, reader }, address);
  expect(tags.sort()).toEqual(['en/site-settings', 'en/works', 'en/worktypes', 'fr/works']);
});

it('has each page tagged with the settings, and one tag more at least where it shows anything of the catalogue', async () => {
  for (const { tags } of await everyTaggedPage(sampleSource('fr')))
    expect(tags).toContain('fr/site-settings');
});

describe('where there is no answer', () => {
  const answering = (error: GalleryError): GalleryReader => ({
    ...catalogueReader({ en: sampleSource('en').catalogue }),
    work: async () => Promise.reject(error),
    page: async () => Promise.reject(error),
  });
  const call = { path: '/api/works/x', query: {} };
  const load = (error: GalleryError, address: Omit<PageAddress, 'locale'>) =>
    loadPage({ ...source, reader: answering(error) }, { locale: 'en', ...address });
  const unknown = new GalleryError(call, { kind: 'status', status: 404, detail: 'No such work' });

  it('there is no page of an item that the API does not know, and the tag that says so', async () => {
    expect(await load(unknown, { route: 'works-slug', slug: 'x' })).toEqual({
      page: undefined,
      tags: ['en/site-settings', 'en/works/x'],
    });
  });

  it.each<[Omit<PageAddress, 'locale'>, string, string]>([
    [{ route: 'works-slug', slug: 'old' }, '/works/quai', 'en/works/old'],
    [{ route: 'works-slug-pdf', slug: 'old' }, '/works/quai/pdf', 'en/works/old'],
    [{ route: 'works-type-slug', slug: 'chairs' }, '/works/type/seating', 'en/worktypes'],
  ])('%j is where the item is now that had the slug', async (address, movedTo, tag) => {
    const known = catalogueReader({ en: sampleSource('en').catalogue });
    const reader: GalleryReader = {
      ...known,
      work: () => known.work('en', 'quai'),
      workTypes: async () => [{ ...sampleWorkType('seating'), former_slugs: ['chairs'] }],
    };
    const loaded = await loadPage({ ...source, reader }, { locale: 'en', ...address });
    expect(loaded).toEqual({ page: undefined, movedTo, tags: expect.arrayContaining([tag]) });
  });

  it.each([
    new GalleryError(call, { kind: 'status', status: 404 }),
    new GalleryError(call, { kind: 'timeout' }),
  ])('it is a fault where the API says nothing: %s', async (error) => {
    await expect(load(error, { route: 'works-slug', slug: 'x' })).rejects.toBe(error);
  });

  it('a page that there has to be is a fault as well', async () => {
    await expect(load(unknown, { route: 'about' })).rejects.toBe(unknown);
  });
});

import type { Work } from '../../contract/items/work';
import { catalogueReader } from '../../gallery/catalogue-reader';
import { GalleryError } from '../../gallery/faults/gallery-error';
import type { GalleryReader } from '../../gallery/noted-reader';
import { sampleEvent, sampleWork } from '../../gallery/testing/samples';
import { sampleSource } from '../testing/sample-source';
import { readSubject } from './read-subject';

const none = (detail?: string) =>
  new GalleryError(
    { path: '/api/works/x', query: {} },
    { kind: 'status', status: 404, ...(detail && { detail }) },
  );

const lamp = {
  ...sampleWork('lamp'),
  slugs: { en: 'lamp', fr: 'lampe' },
  creators: [{ slug: 'o', name: 'Odile' }],
};
const bookends = { ...sampleWork('serre-livres'), slugs: { en: null, fr: 'serre-livres' } };
const talk = {
  ...sampleEvent('talk'),
  slugs: { en: 'talk', fr: null },
  starts_on: '2026-12-10',
  ends_on: '2026-12-10',
};
const WORKS: Partial<Record<string, Work>> = {
  'en/lamp': lamp,
  'fr/lampe': { ...lamp, slug: 'lampe', title: 'Lampe' },
  'fr/serre-livres': bookends,
};

const reader: GalleryReader = {
  ...catalogueReader({ en: sampleSource('en').catalogue }),
  work: async (locale, slug) => {
    const found = WORKS[`${locale}/${slug}`];
    if (!found) throw none('No such work');
    return found;
  },
  event: async (locale, slug) => {
    if (`${locale}/${slug}` !== 'en/talk') throw none('No such event');
    return talk;
  },
};

it('reads the work that an address names', async () => {
  expect(await readSubject(reader, 'en', '?work=lamp')).toEqual({
    name: 'work',
    slug: 'lamp',
    path: '/works/lamp',
    title: 'Work lamp',
    facts: 'Odile',
  });
});

it('reads it in the language of the form, whatever language its slug is of', async () => {
  expect(await readSubject(reader, 'fr', '?work=lamp')).toMatchObject({
    slug: 'lampe',
    path: '/fr/oeuvres/lampe',
    title: 'Lampe',
  });
});

it('reads it as it is where that language has none, and says so', async () => {
  expect(await readSubject(reader, 'en', '?work=serre-livres')).toMatchObject({
    path: '/fr/oeuvres/serre-livres',
    onlyIn: 'fr',
  });
  expect(await readSubject(reader, 'fr', '?event=talk')).toMatchObject({
    name: 'event',
    path: '/events/talk',
    facts: '10 December 2026',
    onlyIn: 'en',
  });
});

it.each(['', '?work=nothing', '?event=nothing'])('reads nothing of %j', async (search) => {
  expect(await readSubject(reader, 'en', search)).toBeUndefined();
});

it('does not take an API that fails for one that knows no such work', async () => {
  const failing = { ...reader, work: async () => Promise.reject(none()) };
  await expect(readSubject(failing, 'en', '?work=lamp')).rejects.toThrow(GalleryError);
});

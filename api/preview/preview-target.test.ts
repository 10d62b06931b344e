import path from 'node:path';
import { loadCatalogue } from '../loading/load-catalogue';
import type { Catalogue } from '../loading/catalogue';
import { openFactsCache } from '../media/facts-cache';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { previewTarget } from './preview-target';

let sample: SampleCatalogue;
let catalogue: Catalogue;
beforeAll(async () => {
  sample = await writeSampleCatalogue();
  catalogue = await loadCatalogue(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')));
});
afterAll(() => sample.remove());

test('an item is found by id or by slug, drafts and pages included', () => {
  const lamp = { type: 'work', id: 'lamp', locale: 'fr' };
  expect(previewTarget(catalogue, 'works/lamp', 'fr')).toEqual(lamp);
  expect(previewTarget(catalogue, 'works/lampe', 'fr')).toEqual(lamp);
  expect(previewTarget(catalogue, 'works/secret', 'en')).toMatchObject({ id: 'secret' });
  expect(previewTarget(catalogue, 'pages/home', 'en')).toMatchObject({ type: 'page', id: 'home' });
});

test.each([
  ['lamps/lamp', 'en', /must start with one of works/],
  ['works/none', 'en', /nothing like/],
  ['works/tabouret', 'en', /not written in 'en'/],
] as const)('%s in %s is refused', (reference, locale, message) => {
  expect(() => previewTarget(catalogue, reference, locale)).toThrow(message);
});

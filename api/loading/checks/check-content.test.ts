import { SAMPLE_FILES } from '../../testing/sample-files';
import { followSample } from '../../testing/followed-sample';
import { writeSampleCatalogue, type SampleCatalogue } from '../../testing/sample-catalogue';

let sample: SampleCatalogue;
beforeEach(async () => {
  sample = await writeSampleCatalogue();
});
afterEach(() => sample.remove());

const changed = (file: keyof typeof SAMPLE_FILES, fields: object) => ({
  [file]: { ...(SAMPLE_FILES[file] as object), ...fields },
});

test.each([
  ['a creator who was born before the calendar', changed('creators/jeanne.yaml', { birth_year: -1923 })],
  ['a year to come', changed('creators/jeanne.yaml', { death_year: new Date().getUTCFullYear() + 2 })],
  ['a work of a year below zero', changed('works/chair.yaml', { date: { en: '-1950', fr: '-1950' } })],
  ['a type that is not there', changed('works/chair.yaml', { type: 'none' })],
  ['a creator who is not there', changed('works/chair.yaml', { creators: ['none'] })],
  ['a slug that another work has', changed('works/chair.yaml', { slug: { en: 'lamp', fr: 'chaise' } })],
  ['a creator who is a draft now', changed('creators/jeanne.yaml', { status: 'draft' })],
  ['an event that ends before it begins', changed('events/late.yaml', { ends_on: '2025-12-31' })],
  ['a page without one of the languages', changed('pages/about.yaml', { title: { en: 'About' } })],
])('after an edit that only shows, %s is found, and no longer once it is mended', async (_, fault) => {
  const { load } = await followSample(sample);
  await load();
  const shown = await load(changed('works/lamp.yaml', { title: { en: 'Edited', fr: 'Modifiée' } }));
  expect(shown.works.get('lamp')?.title).toEqual({ en: 'Edited', fr: 'Modifiée' });
  await expect(load(fault)).rejects.toThrow();
  await expect(load(changed('works/lamp.yaml', { title: { en: 'Again', fr: 'Encore' } }))).rejects.toThrow();
  const [file] = Object.keys(fault) as [keyof typeof SAMPLE_FILES];
  await expect(load(changed(file, {}))).resolves.toBeDefined();
});

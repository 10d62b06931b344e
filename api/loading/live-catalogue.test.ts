import path from 'node:path';
import { openFactsCache } from '../media/facts-cache';
import { SAMPLE_FILES } from '../testing/sample-files';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { CatalogueError } from './catalogue-problem';
import { openFileMemo } from './file-memo';
import { openLiveCatalogue } from './live-catalogue';
import { loadCatalogue } from './load-catalogue';

let sample: SampleCatalogue;
beforeEach(async () => (sample = await writeSampleCatalogue()));
afterEach(() => sample.remove());

/** Opens the catalogue and hands out what it tells, one after the other. */
async function open() {
  const memo = openFileMemo();
  const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'), { memo });
  const told = { change: () => {}, error: (_error: unknown) => {} };
  const live = await openLiveCatalogue({
    root: sample.root,
    onFile: memo.forget,
    load: () => loadCatalogue(sample.root, facts, memo),
    onChange: () => told.change(),
    onError: (error) => told.error(error),
  });
  return {
    live,
    nextChange: () => new Promise<void>((resolve) => (told.change = resolve)),
    nextError: () => new Promise<unknown>((resolve) => (told.error = resolve)),
  };
}

const withDate = (en: string) => ({ ...SAMPLE_FILES['works/lamp.yaml'], date: { en, fr: en } });

test('a changed file is served, a broken one is reported and the last good state stays', async () => {
  const { live, nextChange, nextError } = await open();
  const dateNow = () => live.current().works.get('lamp')?.date?.en;

  const changed = nextChange();
  await sample.write({ 'works/lamp.yaml': withDate('1960') });
  await changed;
  expect(dateNow()).toBe('1960');

  const failed = nextError();
  await sample.write({ 'works/lamp.yaml': { title: 'broken' } });
  expect(await failed).toBeInstanceOf(CatalogueError);
  expect(dateNow()).toBe('1960');

  const mended = nextChange();
  await sample.write({ 'works/lamp.yaml': withDate('1961') });
  await mended;
  expect(dateNow()).toBe('1961');
  await live.close();
});

test('a catalogue that is broken from the start is refused', async () => {
  await sample.write({ 'site.yaml': 'name: x' });
  await expect(open()).rejects.toThrow(CatalogueError);
});

test('a folder that is not there is told as such, not as one that cannot be watched', async () => {
  const facts = await openFactsCache(path.join(sample.dataDir, 'facts.json'));
  const root = path.join(sample.root, 'nowhere');
  const options = { root, load: () => loadCatalogue(root, facts), onFile() {}, onChange() {}, onError() {} };
  await expect(openLiveCatalogue(options)).rejects.toThrow('There is nothing in');
});

import path from 'node:path';
import { loadCatalogue } from '../loading/load-catalogue';
import type { Catalogue } from '../loading/catalogue';
import { openFactsCache } from '../media/facts-cache';
import { openDatabase, type GalleryDatabase } from '../storage/database';
import { createPreviewToken, findPreviewToken, openPreviews } from '../storage/tables/preview-tokens';
import { writeSampleCatalogue, type SampleCatalogue } from '../testing/sample-catalogue';
import { namesItem, revokePreviews } from './revoked-previews';

const NOW = Date.parse('2026-11-24T00:00:00Z');
const OPEN = '2026-11-25T00:00:00.000Z';

let sample: SampleCatalogue;
let catalogue: Catalogue;
let database: GalleryDatabase;
let tokens: string[];
beforeAll(async () => {
  sample = await writeSampleCatalogue();
  catalogue = await loadCatalogue(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')));
  database = await openDatabase(sample.dataDir);
});
afterAll(async () => {
  database.close();
  await sample.remove();
});
beforeEach(async () => {
  tokens = await database.write((to) => {
    to.run('DELETE FROM preview_tokens');
    to.run('DELETE FROM sqlite_sequence');
    const make = (type: 'work' | 'page', id: string, locale: 'en' | 'fr', expires_at = OPEN) =>
      createPreviewToken(to, { type, id, locale, expires_at });
    return [
      make('work', 'lamp', 'en'),
      make('work', 'lamp', 'fr'),
      make('page', 'home', 'en'),
      make('work', 'gone', 'en'),
      make('work', 'lamp', 'en', '2026-11-23T00:00:00.000Z'),
    ];
  });
});

const revoke = async (what: string, locale?: 'en' | 'fr') =>
  (await database.write((to) => revokePreviews(to, { what, locale }, { now: NOW, catalogue }))).map(
    ({ number }) => number,
  );
const openNow = async () =>
  (await database.read((from) => openPreviews(from, NOW))).map(({ number }) => number);

test.each<[string, 'en' | 'fr' | undefined, number[]]>([
  ['all', undefined, [1, 2, 3, 4]],
  ['all', 'fr', [2]],
  ['works/lamp', undefined, [1, 2]],
  ['works/lampe', undefined, [1, 2]],
  ['works/lamp', 'fr', [2]],
  ['works/gone', undefined, [4]],
  ['pages/home', undefined, [3]],
  ['3', undefined, [3]],
  ['works/home', undefined, []],
  ['5', undefined, []],
  ['03x', undefined, []],
  ['', undefined, []],
])('%j in language %s is the previews %j', async (what, locale, numbers) => {
  expect(await revoke(what, locale)).toEqual(numbers);
  expect(await openNow()).toEqual([1, 2, 3, 4].filter((number) => !numbers.includes(number)));
});

test.each([
  (token: string) => token,
  (token: string) => `https://www.example.org/fr/preview/${token}`,
  (token: string) => `https://www.example.org/preview/${token}?utm_source=mail`,
])('an address is the preview that it opens, %#', async (address) => {
  expect(await revoke(address(tokens[1] ?? ''))).toEqual([2]);
  expect(await database.read((from) => findPreviewToken(from, tokens[1] ?? ''))).toBeUndefined();
});

test('what cannot be an item is told', async () => {
  await expect(revoke('lamps/lamp')).rejects.toThrow('must start with one of works');
});

test('the catalogue is needed for items alone', () => {
  expect(namesItem('works/lamp')).toBe(true);
  for (const what of ['all', '3', 'https://www.example.org/fr/preview/x', 'x'.repeat(43)])
    expect(namesItem(what)).toBe(false);
});

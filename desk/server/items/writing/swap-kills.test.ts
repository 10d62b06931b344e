import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { loadCatalogue } from '../../../../api/loading/load-catalogue';
import type { Catalogue } from '../../../../api/loading/catalogue';
import { openFactsCache } from '../../../../api/media/facts-cache';
import { settingsFrom } from '../../../../api/settings';
import { openDatabase, type GalleryDatabase } from '../../../../api/storage/database';
import { writeSampleCatalogue, type SampleCatalogue } from '../../../../api/testing/sample-catalogue';
import { SAMPLE_FILES } from '../../../../api/testing/sample-files';
import type { DeskServices } from '../../desk-services';
import { findDraft, keepDraft } from '../tables/drafts';
import { unfinished } from '../tables/journal';
import { allReplaced, readAgainOn } from '../tables/replaced-pictures';
import { finishWriting } from './finish-writing';
import { openWriter } from './writer';

const [OLD, NEW] = ['lamp-1-day.jpg', 'other.jpg'];
const PLACES = ['works/chair', 'works/lamp', 'works/stool'];
const ADA = { id: 1, name: 'Ada' };
/** Of a picture in three files. */
const STEPS = PLACES.length * 2 + 3;

let sample: SampleCatalogue;
let database: GalleryDatabase;
let catalogue: Catalogue;
let services: DeskServices;
const before = new Map<string, string>();
beforeAll(async () => {
  const pictures = [{ file: OLD, alt: { en: 'A', fr: 'B' } }];
  const withPicture = (file: string) => ({ [file]: { ...(SAMPLE_FILES[file] as object), pictures } });
  sample = await writeSampleCatalogue({
    ...withPicture('works/chair.yaml'),
    ...withPicture('works/stool.yaml'),
  });
  const red = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } });
  await red.jpeg().toFile(path.join(sample.root, 'pictures', NEW));
  database = await openDatabase(sample.dataDir);
  catalogue = await loadCatalogue(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')));
  const settings = { ...settingsFrom({}), catalogueDir: sample.root };
  services = { settings, database, catalogue: () => catalogue, now: Date.now } as DeskServices;
  for (const place of PLACES) before.set(place, await textOf(place));
});
afterAll(async () => {
  database.close();
  await sample.remove();
});

const fileAt = (place: string) => path.join(sample.root, `${place}.yaml`);
const textOf = (place: string) => readFile(fileAt(place), 'utf8');
const shownIn = async (place: string) =>
  (parse(await textOf(place)) as { pictures: { file: string }[] }).pictures[0]?.file;
const draftShows = async () => {
  const draft = await database.read((from) => findDraft(from, 'creators', 'ada'));
  return (draft?.changes[0]?.value as { file: string }).file;
};

/** As a process that is killed before a step. */
async function replaceUntil(step: number): Promise<void> {
  for (const [place, text] of before) await writeFile(fileAt(place), text);
  await database.write((to) => {
    for (const table of ['drafts', 'versions', 'writing', 'replaced_pictures', 'read_again'])
      to.run(`DELETE FROM desk_${table}`);
    const changes = [{ path: 'portrait', before: null, value: { file: OLD, alt: {} } }];
    keepDraft(to, { shelf: 'creators', item: 'ada', number: 1, changes }, ADA, '2026-01-01T00:00:00Z');
  });
  let steps = 0;
  await new Promise<void>((resolve) => {
    const beforeStep = () => {
      steps += 1;
      if (steps <= step) return Promise.resolve();
      resolve();
      return new Promise<void>(() => undefined);
    };
    void openWriter(services, { beforeStep }).replacePicture({ from: OLD, into: NEW }, ADA);
  });
}

it('shows one of two pictures everywhere, in drafts too, wherever it is killed', async () => {
  const seen = new Set<string>();
  for (let step = 0; step < STEPS; step += 1) {
    await replaceUntil(step);
    await finishWriting(sample.root, database);
    const shown = new Set([...(await Promise.all(PLACES.map(shownIn))), await draftShows()]);
    expect([step, [...shown]]).toEqual([step, [expect.any(String)]]);
    const [file = ''] = shown as Set<string>;
    seen.add(file);
    const isDone = file === NEW;
    expect(await database.read(unfinished)).toEqual([]);
    expect(await database.read(allReplaced)).toMatchObject(
      isDone ? [{ file: NEW, was: OLD, name: 'Ada' }] : [],
    );
    const asked = await database.read((from) => readAgainOn(from, 'works', 'stool'));
    expect(asked).toEqual(isDone ? [{ file: NEW, alts: [{ en: 'A', fr: 'B' }] }] : []);
  }
  expect([...seen].sort()).toEqual([OLD, NEW]);
}, 60_000);

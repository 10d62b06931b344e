import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { Catalogue } from '../../../../../api/loading/catalogue';
import { loadCatalogue } from '../../../../../api/loading/load-catalogue';
import { openFactsCache } from '../../../../../api/media/facts-cache';
import { settingsFrom } from '../../../../../api/settings';
import { openDatabase, type GalleryDatabase } from '../../../../../api/storage/database';
import { writeSampleCatalogue, type SampleCatalogue } from '../../../../../api/testing/sample-catalogue';
import type { DeskServices } from '../../../desk-services';
import { findDraft, keepDraft } from '../../tables/drafts';
import { unfinished } from '../../tables/journal';
import { finishWriting } from '../finish-writing';
import { openWriter } from '../writer';

const ADA = { id: 1, name: 'Ada' };

let sample: SampleCatalogue;
let database: GalleryDatabase;
let catalogue: Catalogue;
let services: DeskServices;
beforeAll(async () => {
  sample = await writeSampleCatalogue();
  database = await openDatabase(sample.dataDir);
  const settings = { ...settingsFrom({}), catalogueDir: sample.root };
  services = { settings, database, catalogue: () => catalogue, now: Date.now } as DeskServices;
});
afterAll(async () => {
  database.close();
  await sample.remove();
});

const FILES = ['works/lamp.yaml', 'works/chair.yaml'];
const texts = () => Promise.all(FILES.map((file) => readFile(path.join(sample.root, file), 'utf8')));
/** Slug and slugs of before in English, of lamp and chair. */
const addresses = async () =>
  (await texts()).map((text) => {
    const { slug, former_slugs } = parse(text) as { slug: { en: string }; former_slugs?: { en: string[] } };
    return [slug.en, ...(former_slugs?.en ?? [])].join();
  });
async function reread(): Promise<void> {
  catalogue = await loadCatalogue(sample.root, await openFactsCache(path.join(sample.dataDir, 'facts.json')));
}

/** What the lamp gave up is the chair's, which has left it as well. @returns the version of that */
async function begin(): Promise<number> {
  const rename = async (id: string, before: string, value: string): Promise<number> => {
    await reread();
    await database.write((to) =>
      keepDraft(
        to,
        { shelf: 'works', item: id, number: 1, changes: [{ path: 'slug.en', before, value }] },
        ADA,
        '2026-01-01T00:00:00Z',
      ),
    );
    const { published } = await openWriter(services).publish([{ shelf: 'works', id, draft: 1 }], ADA);
    return published[0]!.version!;
  };
  await rename('lamp', 'lamp', 'light');
  await rename('chair', 'chair', 'lamp');
  const version = await rename('chair', 'lamp', 'seat');
  await reread();
  return version;
}

/** As it was before it was taken back. */
async function beginAgain(version: number, published: readonly string[]): Promise<void> {
  for (const [index, file] of FILES.entries())
    await writeFile(path.join(sample.root, file), published[index]!);
  await database.write((to) => {
    // What the lamp gave up is the version behind it.
    to.run('DELETE FROM desk_versions WHERE number > ?', version + 1);
    for (const table of ['drafts', 'writing', 'log']) to.run(`DELETE FROM desk_${table}`);
  });
}

/** Takes it back as a process that is killed before the step; whether it came so far. */
async function takeBackUntil(step: number, version: number): Promise<boolean> {
  let steps = 0;
  return new Promise<boolean>((resolve) => {
    const beforeStep = () => {
      steps += 1;
      if (steps <= step) return Promise.resolve();
      resolve(true);
      return new Promise<void>(() => undefined);
    };
    void openWriter(services, { beforeStep })
      .takeBack([{ shelf: 'works', id: 'chair', version }], ADA)
      .then(() => resolve(false));
  });
}

it('takes a new address back with what another has given up for it, or nothing, wherever it is killed', async () => {
  const before = ['light', 'seat,chair,lamp'];
  const after = ['light,lamp', 'lamp,chair,seat'];
  const outcomes: string[] = [];
  const version = await begin();
  const published = await texts();
  let isKilled = true;
  for (let step = 0; isKilled; step += 1) {
    await beginAgain(version, published);
    expect(await addresses()).toEqual(before);
    isKilled = await takeBackUntil(step, version);
    await finishWriting(sample.root, database);
    const now = await addresses();
    expect([before, after]).toContainEqual(now);
    const isBack = now[0] === after[0];
    const draft = await database.read((from) => findDraft(from, 'works', 'chair'));
    expect(draft?.changes.map(({ value }) => value)).toEqual(isBack ? ['seat'] : undefined);
    expect(await database.read(unfinished)).toEqual([]);
    outcomes.push(isBack ? 'after' : 'before');
  }
  // Once it is noted what is to be written, it is.
  expect(outcomes).toEqual([...outcomes].sort().reverse());
  expect(new Set(outcomes)).toEqual(new Set(['before', 'after']));
}, 120_000);

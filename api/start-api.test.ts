import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadCatalogue } from './loading/load-catalogue';
import { openFactsCache } from './media/facts-cache';
import { openAnnounced } from './publishing/told-state';
import { followPrints } from './publishing/prints';
import { startApi } from './start-api';
import { openDatabase } from './storage/database';
import { keepMessage } from './storage/tables/messages';
import { keepSubscription, noteAsked } from './storage/tables/subscriptions';
import { keptRows } from './testing/kept-rows';
import { startTestHook, type TestHook } from './testing/hook-server';
import { writeSampleCatalogue, type SampleCatalogue } from './testing/sample-catalogue';
import { until } from '../tests/until';
import { SAMPLE_FILES } from './testing/sample-files';

let sample: SampleCatalogue;
beforeEach(async () => (sample = await writeSampleCatalogue()));
afterEach(() => sample.remove());

const options = () => ({
  port: 0,
  catalogueDir: sample.root,
  dataDir: sample.dataDir,
  logLevel: 'silent' as const,
  warmMedia: false,
});

test('it listens, follows its files and closes', async () => {
  const { url, close } = await startApi(options());
  const referenceNow = () => referenceOf(`${url}/api/works/lamp`);
  expect(await referenceNow()).toBe('ML 0001');
  await sample.write({ 'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], reference: 'ML 9999' } });
  await until(async () => (await referenceNow()) === 'ML 9999');
  await close();
  await expect(fetch(`${url}/api/works`)).rejects.toThrow();
});

test('pictures are made by themselves, when whoever started the API says so', async () => {
  const started = { ...options(), warmMedia: true };
  const made = () => readdir(path.join(started.dataDir, 'media'), { recursive: true }).catch(() => []);
  const { warmMedia, close } = await startApi({ ...started, warmLater: true });
  expect(await made()).toEqual([]);
  warmMedia();
  await until(async () => (await made()).some((file) => file.endsWith('.webp')));
  await close();
});

test('a subscription that was never confirmed is forgotten at a start', async () => {
  const database = await openDatabase(sample.dataDir);
  await database.write((to) => {
    keepSubscription(to, { email: 'ada@example.org', isProfessional: false }, 'en', 'pending');
    noteAsked(to, 'ada@example.org', Date.parse('2026-01-01'));
  });
  database.close();
  const { close } = await startApi(options());
  await until(() => keptRows(sample.dataDir, 'subscriptions').length === 0);
  await close();
});

test('a broken catalogue or a taken port stops the start', async () => {
  const { url, close } = await startApi(options());
  await expect(startApi({ ...options(), port: Number(new URL(url).port) })).rejects.toThrow('EADDRINUSE');
  await close();
  await sample.write({ 'works/lamp.yaml': 'title: only' });
  await expect(startApi(options())).rejects.toThrow(/works\/lamp\.yaml, slug:/);
});

test('what was kept for longer than the setting says is gone once it has started', async () => {
  const database = await openDatabase(sample.dataDir);
  const body = { name: 'Ada', email: 'ada@example.org', message: 'Words', newsletter: false } as const;
  await database.write((to) => {
    keepMessage(to, { ...body, inquiry_by: 'email' }, { works: [] }, 'en');
    to.run("UPDATE messages SET received_at = '2020-01-01T00:00:00.000Z'");
  });
  database.close();
  await (await startApi({ ...options(), retentionDays: 'off' })).close();
  expect(keptRows(sample.dataDir, 'messages')).toHaveLength(1);
  await (await startApi(options())).close();
  expect(keptRows(sample.dataDir, 'messages')).toEqual([]);
});

describe('with a hook of the site', () => {
  const rebuildSecret = 'the secret of this test';
  const lamp = (reference: string) => ({
    'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], reference },
  });
  const LAMP = { kind: 'work', slugs: ['lamp', 'lampe'] };

  let hook: TestHook;
  beforeEach(async () => (hook = await startTestHook(rebuildSecret)));
  afterEach(() => hook.close());
  const start = () => startApi({ ...options(), rebuildHookUrl: hook.url, rebuildSecret });

  test('it is told of a change once the API answers it, and at the next start of what it missed', async () => {
    const { url, close } = await start();
    const told = hook.nextCall();
    await sample.write(lamp('ML 9999'));
    expect(await told).toMatchObject({ changed: [LAMP] });
    const response = await fetch(`${url}/api/works/lamp`);
    expect(await response.json()).toMatchObject({ data: { reference: 'ML 9999' } });
    await close();
    expect(hook.calls).toHaveLength(1);

    await sample.write(lamp('ML 8888'));
    const missed = hook.nextCall();
    const restarted = await start();
    expect(await missed).toMatchObject({ changed: [LAMP] });
    await restarted.close();
  });

  test('a flood of files, some half written, leads to few calls, and nothing is lost', async () => {
    const { url, close } = await start();
    const writings = 99;
    for (let index = 1; index <= writings; index += 1) {
      await sample.write({
        'works/chair.yaml': 'reference: ML 0002\nslug: { en: chair',
        ...lamp(`ML ${index}`),
      });
      await sample.write({ 'works/chair.yaml': { ...SAMPLE_FILES['works/chair.yaml'], reference: 'ML 99' } });
    }
    await until(isAllTold, Boolean, 25_000);
    for (const slug of ['lamp', 'chair']) expect(await referenceOf(`${url}/api/works/${slug}`)).toBe('ML 99');
    await close();
    const slugs = hook.calls.flatMap(({ changed = [] }) => changed.flatMap((change) => change.slugs));
    expect(slugs).toEqual(expect.arrayContaining(['lamp', 'lampe', 'chair', 'chaise']));
    expect(hook.calls.length).toBeLessThan(20);
  }, 30_000);
});

/** True when the site knows of the files as they are now. */
async function isAllTold(): Promise<boolean> {
  const facts = await openFactsCache(`${sample.dataDir}-facts.json`);
  const prints = await followPrints().of(await loadCatalogue(sample.root, facts));
  const announced = await openAnnounced(path.join(sample.dataDir, 'announced.json'), () => {});
  return announced.isKnown() && announced.differences(prints).length === 0;
}

async function referenceOf(address: string): Promise<string> {
  const { data } = (await (await fetch(address)).json()) as { data: { reference: string } };
  return data.reference;
}

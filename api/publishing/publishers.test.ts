import { readdir } from 'node:fs/promises';
import { until } from '../../tests/until';
import type { Catalogue } from '../loading/catalogue';
import { settingsFrom } from '../settings';
import { followSample } from '../testing/followed-sample';
import { startTestHook, type TestHook } from '../testing/hook-server';
import { writeSampleCatalogue, type Changes, type SampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openPublishers } from './publishers';
import type { Publisher } from './publisher';

const SECRET = '9f2c71d0b6e84a35c17d';
const GREETING = 'a word of sixteen letters';

let sample: SampleCatalogue;
let [one, other]: TestHook[] = [];
let publisher: Publisher | undefined;
let after: (changes: Changes) => Promise<Catalogue>;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  jest.clearAllMocks();
  sample = await writeSampleCatalogue();
  [one, other] = [await startTestHook(SECRET), await startTestHook(SECRET)];
  after = (await followSample(sample)).load;
});
afterEach(async () => {
  await publisher?.close();
  await Promise.all([one?.close(), other?.close()]);
  await sample.remove();
});

async function open(): Promise<Publisher> {
  const REBUILD_HOOK_URL = [one, other].map((hook) => hook!.url).join(', ');
  const settings = settingsFrom({ REBUILD_HOOK_URL, REBUILD_SECRET: SECRET, API_DATA_DIR: sample.dataDir });
  return (publisher = await openPublishers(settings, log));
}
const lamp = (en: string) => ({
  'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], edition: { en, fr: en } },
});
const told = { changed: [{ kind: 'work', slugs: ['lamp', 'lampe'] }] };
const files = async () => (await readdir(sample.dataDir)).filter((name) => name.startsWith('announced'));

it('tells each host, and holds none up for one that is down', async () => {
  const { take } = await open();
  take(await after({}));
  await until(async () => (await files()).length === 2);
  other!.answers.push(503, 503);
  take(await after(lamp('Steel')));
  await until(() => one!.calls.length === 1 && other!.calls.length === 3);
  expect([one!.calls, other!.calls]).toMatchObject([[told], [told, told, told]]);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining(`127.0.0.1:${other!.port} was not told`));
});

it('knows after a restart what each host was told of', async () => {
  const first = await open();
  first.take(await after({}));
  await until(async () => (await files()).length === 2);
  await other!.close();
  first.take(await after(lamp('Steel')));
  await until(() => one!.calls.length === 1);
  await until(() => log.warn.mock.calls.length > 0);
  await first.close();
  other = await startTestHook(SECRET, other!.port);
  (await open()).take(await after({}));
  await until(() => other!.calls.length === 1);
  expect([one!.calls, other.calls]).toMatchObject([[told], [told]]);
});

it('says a word to all of them', async () => {
  const { take, greet } = await open();
  take(await after({}));
  greet(GREETING);
  await until(() => one!.calls.length === 1 && other!.calls.length === 1);
  expect([one!.calls, other!.calls]).toEqual([[{ greeting: GREETING }], [{ greeting: GREETING }]]);
});

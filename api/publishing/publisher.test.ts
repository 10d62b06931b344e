import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RebuildRequest } from '../../src/contract/hook/rebuild';
import { until } from '../../tests/until';
import type { Catalogue } from '../loading/catalogue';
import { followSample } from '../testing/followed-sample';
import { startTestHook, type TestHook } from '../testing/hook-server';
import { writeSampleCatalogue, type Changes, type SampleCatalogue } from '../testing/sample-catalogue';
import { SAMPLE_FILES } from '../testing/sample-files';
import { openAnnounced } from './told-state';
import { followPrints } from './prints';
import { openPublisher, type Publisher } from './publisher';
import { openRebuildHook } from './rebuild-hook';

const SECRET = 'the secret of this test';

let sample: SampleCatalogue;
let hook: TestHook;
let publisher: Publisher;
let after: (changes: Changes) => Promise<Catalogue>;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

beforeEach(async () => {
  jest.clearAllMocks();
  sample = await writeSampleCatalogue();
  hook = await startTestHook(SECRET);
  after = (await followSample(sample)).load;
});
afterEach(async () => {
  await publisher.close();
  expect(log.error).not.toHaveBeenCalled();
  await hook.close();
  await sample.remove();
});

const announcedFile = () => path.join(sample.dataDir, 'announced.json');

/** Opens a publisher on what the one before it left, with the time that the host has to answer. */
async function open({ timeoutMs = 5000, url = hook.url, secret = SECRET, firstPauseMs = 20 } = {}) {
  const announced = await openAnnounced(announcedFile(), log.warn);
  publisher = openPublisher({
    hook: openRebuildHook({ url, secret, timeoutMs }),
    announced,
    log,
    firstPauseMs,
  });
}

/** Opens a publisher after the site was told of the whole sample. */
async function openOnKnown(options = {}) {
  const announced = await openAnnounced(announcedFile(), log.warn);
  const prints = await followPrints().of(await after({}));
  await announced.settle(prints.keys(), prints);
  await open(options);
}

/** Resolves with the next warning. */
const nextWarning = () => new Promise<string>((resolve) => log.warn.mockImplementationOnce(resolve));

const lamp = (en: string) => ({
  'works/lamp.yaml': { ...SAMPLE_FILES['works/lamp.yaml'], edition: { en, fr: en } },
});
const stool = (fr: string) => ({
  'works/stool.yaml': { ...SAMPLE_FILES['works/stool.yaml'], edition: { fr } },
});
const home = {
  'pages/home.yaml': { ...SAMPLE_FILES['pages/home.yaml'], title: { en: 'Start', fr: 'Début' } },
};
/** No list shows a work's edition. */
const NO_LISTS = { answers: [] };
const LAMP = { kind: 'work', slugs: ['lamp', 'lampe'] };
const LAMP_AND_STOOL = { kind: 'work', slugs: ['lamp', 'lampe', 'tabouret'] };

/** Every slug of a kind that was told. */
const slugsTold = (calls: RebuildRequest[]) =>
  [...new Set(calls.flatMap(({ changed = [] }) => changed.flatMap(({ slugs }) => slugs)))].sort();

test('a site that was never told anything is thought to know the first catalogue', async () => {
  await open();
  publisher.take(await after({}));
  const isKnown = async () => (await openAnnounced(announcedFile(), log.warn)).isKnown();
  for (const end = Date.now() + 4000; !(await isKnown()) && Date.now() < end; ) await setImmediate();
  const told = hook.nextCall();
  publisher.take(await after(lamp('Steel')));
  expect(await told).toEqual({ changed: [LAMP], ...NO_LISTS });
});

test('the site is told of what has changed, and of nothing else', async () => {
  await openOnKnown();
  publisher.take(await after({}));
  const told = hook.nextCall();
  publisher.take(await after({ ...lamp('Steel'), ...home }));
  expect(await told).toEqual({ changed: [LAMP, { kind: 'page', slugs: ['home'] }], ...NO_LISTS });
  expect(hook.calls).toHaveLength(1);
});

test('old and new slugs are told of an item that is renamed', async () => {
  await openOnKnown();
  const told = hook.nextCall();
  publisher.take(
    await after({
      'events/early.yaml': { ...SAMPLE_FILES['events/early.yaml'], slug: { en: 'first', fr: 'tot' } },
    }),
  );
  expect(await told).toEqual({
    changed: [{ kind: 'event', slugs: ['early', 'tot', 'first'] }],
    answers: ['en/events', 'fr/events'],
  });
});

test('the slugs that an item had are told with it, renamed or withdrawn', async () => {
  const early = SAMPLE_FILES['events/early.yaml'];
  const former = (more: object) => ({
    'events/early.yaml': { ...early, former_slugs: { en: ['fair'], fr: ['salon'] }, ...more },
  });
  const known = await after(former({}));
  const announced = await openAnnounced(announcedFile(), log.warn);
  const prints = await followPrints().of(known);
  await announced.settle(prints.keys(), prints);
  await open();
  const told = hook.nextCall();
  publisher.take(await after(former({ status: 'draft' })));
  expect((await told).changed).toEqual([{ kind: 'event', slugs: ['early', 'fair', 'tot', 'salon'] }]);
});

test('settings are told in each language that has others', async () => {
  await openOnKnown();
  const told = hook.nextCall();
  publisher.take(await after({ 'site.yaml': { ...SAMPLE_FILES['site.yaml'], name: 'galerie' } }));
  expect(await told).toEqual({ answers: ['en/site-settings', 'fr/site-settings'] });
});

test('what was told of under a name that is no more is told once', async () => {
  const announced = await openAnnounced(announcedFile(), log.warn);
  const prints = await followPrints().of(await after({}));
  const before = new Map([...prints, ['site' as 'work/x', { slugs: [], print: 'a' }] as const]);
  await announced.settle(before.keys(), before);
  await open();
  const told = hook.nextCall();
  publisher.take(await after({}));
  expect(await told).toEqual(NO_LISTS);
  publisher.greet('a word of sixteen letters');
  await until(() => hook.calls.length === 2);
  expect(hook.calls).toEqual([NO_LISTS, { greeting: 'a word of sixteen letters' }]);
});

test('a change of a draft is told to nobody', async () => {
  await openOnKnown();
  const secret = { ...SAMPLE_FILES['works/secret.yaml'], reference: 'ML 9999' };
  publisher.take(await after({ 'works/secret.yaml': secret }));
  const told = hook.nextCall();
  publisher.take(await after(lamp('Steel')));
  expect(await told).toEqual({ changed: [LAMP], ...NO_LISTS });
});

test('what was changed while the API was down is told at its start', async () => {
  await openOnKnown();
  await publisher.close();
  const edited = await after(lamp('Steel'));
  await open();
  const told = hook.nextCall();
  publisher.take(edited);
  expect(await told).toEqual({ changed: [LAMP], ...NO_LISTS });
});

test('a host that is down is tried again, with what was changed meanwhile', async () => {
  await openOnKnown();
  await hook.close();
  const warned = nextWarning();
  publisher.take(await after(lamp('Steel')));
  await warned;
  publisher.take(await after(stool('Acier')));
  const recovered = new Promise((resolve) => log.info.mockImplementationOnce(resolve));
  hook = await startTestHook(SECRET, hook.port);
  const slugs = () => slugsTold(hook.calls);
  while (slugs().length < LAMP_AND_STOOL.slugs.length) await hook.nextCall();
  expect(slugs()).toEqual(LAMP_AND_STOOL.slugs);
  expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/cannot be reached \(ECONNREFUSED\)/)]]);
  expect(await recovered).toBe('the site can be told of changes again');
});

test('failures of one kind are told once, each kind with what to do', async () => {
  await openOnKnown();
  hook.answers = [500, 500, 500, 401, 401, 404];
  publisher.take(await after(lamp('Steel')));
  while (hook.calls.length < 7) await hook.nextCall();
  expect(hook.calls).toEqual(Array(7).fill({ changed: [LAMP], ...NO_LISTS }));
  expect(log.warn.mock.calls.flat()).toEqual([
    expect.stringMatching(/answers 500/),
    expect.stringMatching(/REBUILD_SECRET must be the same/),
    expect.stringMatching(/set REBUILD_SECRET for the host/),
  ]);
});

test('a slow host is called once at a time, and what comes meanwhile goes with the next call', async () => {
  await openOnKnown({ timeoutMs: 300 });
  hook.answers = ['silence'];
  const [edited, editedMeanwhile] = [await after(lamp('Steel')), await after(stool('Acier'))];
  const first = hook.nextCall();
  publisher.take(edited);
  expect(await first).toEqual({ changed: [LAMP], ...NO_LISTS });
  const second = hook.nextCall();
  publisher.take(editedMeanwhile);
  expect(await second).toEqual({ changed: [LAMP_AND_STOOL], ...NO_LISTS });
  expect(log.warn.mock.calls).toEqual([[expect.stringMatching(/has not answered/)]]);
});

test('a change that is taken back after a call without answer is told all the same', async () => {
  await openOnKnown({ timeoutMs: 300 });
  hook.answers = ['silence'];
  const edited = await after(lamp('Steel'));
  const takenBack = await after({ 'works/lamp.yaml': SAMPLE_FILES['works/lamp.yaml']! });
  const first = hook.nextCall();
  publisher.take(edited);
  await first;
  const second = hook.nextCall();
  publisher.take(takenBack);
  expect(await second).toEqual({ changed: [LAMP], ...NO_LISTS });
});

test('what a host may not have heard at the end is told at the next start', async () => {
  await openOnKnown();
  hook.answers = ['silence'];
  const first = hook.nextCall();
  const edited = await after(lamp('Steel'));
  publisher.take(edited);
  await first;
  await publisher.close();
  await open();
  const second = hook.nextCall();
  publisher.take(edited);
  expect(await second).toEqual({ changed: [LAMP], ...NO_LISTS });
});

test('a flood of changes leads to few calls, and the last state is told', async () => {
  await openOnKnown();
  const changes = 40;
  const catalogues: Catalogue[] = [];
  for (let index = 0; index < changes; index += 1) {
    catalogues.push(await after(index % 2 ? lamp(`Steel ${index}`) : stool(`Acier ${index}`)));
  }
  const first = hook.nextCall();
  for (const catalogue of catalogues) publisher.take(catalogue);
  await first;
  publisher.take(await after({ ...lamp('The last'), ...home }));
  while (!slugsTold(hook.calls).includes('home')) await hook.nextCall();
  expect(slugsTold(hook.calls)).toEqual(['home', ...LAMP_AND_STOOL.slugs]);
  expect(hook.calls.length).toBeLessThanOrEqual(3);
});

test('more than a request may hold is told in several', async () => {
  await openOnKnown();
  const works = Array.from({ length: 1100 }, (_, index) => [
    `works/many-${index}.yaml`,
    { ...SAMPLE_FILES['works/chair.yaml'], slug: { en: `many-${index}`, fr: `many-${index}` } },
  ]);
  publisher.take(await after(Object.fromEntries(works)));
  const isAllTold = () =>
    slugsTold(hook.calls).filter((slug) => slug.startsWith('many-')).length === works.length;
  while (!isAllTold()) await hook.nextCall();
  expect(hook.calls).toHaveLength(2);
}, 30_000);

test('it ends while a host is down, or before it has begun', async () => {
  await openOnKnown();
  await hook.close();
  const warned = nextWarning();
  publisher.take(await after(lamp('Steel')));
  await warned;
  await publisher.close();
  await open();
  publisher.take(await after(lamp('Brass')));
  await publisher.close();
  hook = await startTestHook(SECRET);
});

test('a host that was started is told at once what it has missed, and then its word', async () => {
  await openOnKnown({ firstPauseMs: 3_600_000 });
  hook.answers.push(503);
  const warned = nextWarning();
  publisher.take(await after(lamp('Steel')));
  await warned;
  const greeting = 'a word of sixteen letters';
  publisher.greet(greeting);
  await until(() => hook.calls.length === 3);
  expect(hook.calls).toEqual([
    { changed: [LAMP], ...NO_LISTS },
    { changed: [LAMP], ...NO_LISTS },
    { greeting },
  ]);
});

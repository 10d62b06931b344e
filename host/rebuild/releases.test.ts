import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { problemsOf } from '../../src/contract/check';
import { ReleasesAnswer } from '../../src/contract/hook/releases';
import { until } from '../../tests/until';
import { openReleases } from '../releases/current-release';
import { currentId } from '../releases/published-releases';
import { releaseFolder } from '../releases/release-folders';
import { switchRelease } from '../releases/switch-release';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { openRebuilds, type Rebuilds, type RebuildsOptions } from './rebuilds';

const NEXT = '20260103T030405006Z';
const THIRD = '20260104T030405006Z';
const CHANGED = [{ kind: 'work' as const, slugs: ['lamp'] }];

let deployDir: string;
let rebuilds: Rebuilds;
/** What the next build does. */
let build: RebuildsOptions['build'];
const live = {
  add: jest.fn(async () => ({ log: 'a-log', number: 1 })),
  mark: () => ({ log: 'a-log', number: 1 }),
  pending: () => 0,
  prune: async () => undefined,
  itemsNotIn: () => CHANGED,
};
const log = { info: jest.fn(), error: jest.fn() };

const open = async (): Promise<Rebuilds> =>
  openRebuilds({
    ...{ deployDir, live, log: log as never, quietMs: 1 },
    currentDeploy: await openReleases(deployDir),
    forget: () => undefined,
    build: (options) => build(options),
    metrics: { built: () => undefined },
  });
const list = async (): Promise<ReleasesAnswer> => {
  const answer = await rebuilds.releases!.list();
  expect(problemsOf(ReleasesAnswer, answer)).toEqual([]);
  return answer;
};
/** A build that runs until it is stopped. */
const endless: RebuildsOptions['build'] = ({ signal, onStep }) =>
  new Promise((_, reject) => {
    onStep('read');
    onStep('pages', { done: 3, of: 4 });
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
const makes =
  (id: string): RebuildsOptions['build'] =>
  async ({ onStep }) => {
    onStep('pages');
    await makeRelease(deployDir, id);
    await switchRelease(deployDir, id);
    onStep('place');
    return { id, startedAt: '2026-01-03T03:04:05.006Z', isWhole: false, oldestEdits: undefined };
  };
const ended = () =>
  until(rebuilds.status, ({ lastBuild, state }) => state === 'idle' && lastBuild !== undefined);

beforeEach(async () => {
  deployDir = await makeDeploy();
  build = endless;
  rebuilds = await open();
});
afterEach(async () => {
  await rebuilds.close();
  await rm(deployDir, { recursive: true });
});

test('a release is counted, with what was edited, by whom, how long and how large', async () => {
  build = makes(NEXT);
  await rebuilds.accept({ changed: CHANGED, by: 'Inès' });
  await ended();
  const { notes, current, kept } = await until(list, (answer) => answer.notes[0]?.number === 2);
  expect(current).toBe(NEXT);
  expect(notes[0]).toMatchObject({
    ...{ outcome: 'released', release: NEXT, number: 2, by: ['Inès'], changed: CHANGED },
    ...{ pages: expect.any(Number), bytes: expect.any(Number), changedPages: 0 },
    steps: { read: expect.any(Number), pages: expect.any(Number), place: expect.any(Number) },
  });
  // Of what was there before the host began to note, the release itself tells.
  expect(notes[1]).toMatchObject({ outcome: 'released', release: SAMPLE_ID, number: 1, by: [] });
  expect(kept).toEqual([{ id: SAMPLE_ID, otherPages: 0 }]);
  expect(await rebuilds.status()).toMatchObject({ number: 2, publicSince: notes[0]?.endedAt });
});

test('a build that runs tells where it is, and can be stopped; it is not tried again by itself', async () => {
  await rebuilds.accept({ by: 'Jules' });
  const { build: running } = await until(rebuilds.status, (status) => status.build?.step === 'pages');
  expect(running).toMatchObject({ number: 2, done: 3, of: 4, by: ['Jules'], changed: CHANGED });
  await rebuilds.releases!.stop();
  const status = await rebuilds.status();
  expect(status).toMatchObject({ state: 'idle', lastBuild: { outcome: 'stopped' } });
  expect(status.retryAt).toBeUndefined();
  expect(status.build).toBeUndefined();
  expect((await list()).notes[0]).toMatchObject({ outcome: 'stopped', step: 'pages' });
});

test('the time left is told by the builds before', async () => {
  build = makes(NEXT);
  await rebuilds.accept({});
  await ended();
  build = endless;
  await rebuilds.accept({});
  const { build: running } = await until(rebuilds.status, (status) => status.build?.step === 'pages');
  expect(running?.secondsLeft).toBeGreaterThanOrEqual(0);
});

test('a failed build keeps its reason and step, across a restart of the host', async () => {
  build = async ({ onStep }) => {
    onStep('checks');
    throw new Error('The build lacks /about.');
  };
  await rebuilds.accept({});
  await ended();
  await until(list, ({ notes }) => notes[0]?.outcome === 'failed');
  await rebuilds.close();
  build = endless;
  rebuilds = await open();
  const note = (await list()).notes.find(({ outcome }) => outcome === 'failed');
  expect(note).toMatchObject({ reason: 'The build lacks /about.', step: 'checks' });
});

test('a build that ended with its host was cut off, and is begun again', async () => {
  await rebuilds.accept({});
  await until(rebuilds.status, (status) => status.build !== undefined);
  await rebuilds.close();
  rebuilds = await open();
  await until(rebuilds.status, (status) => status.build !== undefined);
  expect((await list()).notes.map(({ outcome }) => outcome)).toEqual([undefined, 'cut-off', 'released']);
});

test('going back leads over several releases, stops what runs, and the next build keeps those between', async () => {
  for (const id of [NEXT, THIRD]) {
    await makeRelease(deployDir, id);
    await switchRelease(deployDir, id);
  }
  await rebuilds.accept({});
  await until(rebuilds.status, (status) => status.build !== undefined);
  await rebuilds.releases!.goBack({ from: THIRD, to: SAMPLE_ID, by: 'Inès' });
  expect(await currentId(deployDir)).toBe(SAMPLE_ID);
  const { notes, kept } = await list();
  expect(notes[0]).toMatchObject({ outcome: 'back', release: SAMPLE_ID, number: 1, by: ['Inès'] });
  // Those that were left can be gone to again.
  expect(kept.map(({ id }) => id)).toEqual([THIRD, NEXT]);
  expect(notes.filter(({ outcome }) => outcome === 'released')).toHaveLength(3);
});

test.each([
  ['another one is served by now', { from: SAMPLE_ID, to: SAMPLE_ID }, 'has taken the place'],
  ['it is not there', { from: NEXT, to: '20250101T000000000Z' }, 'cannot be gone back to'],
])('going back is refused where %s', async (_, call, words) => {
  await makeRelease(deployDir, NEXT);
  await switchRelease(deployDir, NEXT);
  const failing = rebuilds.releases!.goBack(call);
  await expect(failing).rejects.toThrow(words);
  expect(await currentId(deployDir)).toBe(NEXT);
});

test('a journal that cannot be read is begun anew', async () => {
  await rebuilds.close();
  await writeFile(path.join(deployDir, 'builds.json'), '{');
  rebuilds = await open();
  expect((await list()).notes).toHaveLength(1);
  expect(releaseFolder(deployDir, SAMPLE_ID)).toContain((await list()).current);
});

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { problemsOf } from '../../src/contract/check';
import { RebuildStatus } from '../../src/contract/rebuild';
import { openReleases } from '../releases/current-release';
import { rollBack } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import type { BuiltRelease } from './build-release';
import { ReleaseRefused } from './check-release';
import { openRebuilds, type Rebuilds } from './rebuilds';

const BUILT: BuiltRelease = {
  id: '2',
  startedAt: '2026-02-02T00:00:00.000Z',
  keptSince: '2026-01-02T00:00:00.000Z',
};
const CHANGED = [{ kind: 'work' as const, slugs: ['lamp'] }];

let deployDir: string;
let steps: string[];
/** Builds that were begun, to be brought to their ends. */
let builds: { force: boolean; resolve: (built: BuiltRelease) => void; reject: (error: Error) => void }[];
let onBuild: () => void;
let rebuilds: Rebuilds | undefined;

const live = {
  add: jest.fn(async () => void steps.push('live')),
  pending: jest.fn<number, [string]>(),
  prune: jest.fn(async () => {}),
};
const forget = jest.fn(() => void steps.push('forget'));
const log = { info: jest.fn(), error: jest.fn() };
const metrics = { built: jest.fn() };

beforeEach(async () => {
  deployDir = await makeDeploy();
  steps = [];
  builds = [];
  onBuild = () => {};
  jest.clearAllMocks();
  live.pending.mockReturnValue(0);
});
afterEach(async () => {
  await rebuilds?.close();
  await rm(deployDir, { recursive: true });
});

const open = async (): Promise<Rebuilds> =>
  (rebuilds = await openRebuilds({
    deployDir,
    currentDeploy: await openReleases(deployDir),
    live,
    forget,
    build: ({ force, signal }) =>
      new Promise((resolve, reject) => {
        steps.push('build');
        builds.push({ force, resolve, reject });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        onBuild();
      }),
    quietMs: 1,
    log: log as never,
    metrics,
  }));
/** Resolves when a build has begun that `ask` has led to, and `ask` has its answer. */
const begun = async (ask: () => unknown): Promise<void> => {
  const build = new Promise<void>((resolve) => (onBuild = resolve));
  await Promise.all([ask(), build]);
};
/** Brings the build that runs to its end, which the metrics are told of last. */
const end = (finish: (build: (typeof builds)[number]) => void) =>
  new Promise<void>((resolve) => {
    metrics.built.mockImplementationOnce(() => setImmediate(resolve));
    const running = builds.at(-1);
    if (running) finish(running);
  });
const asked = async () => (await readdir(deployDir)).filter((name) => name === 'rebuild-asked.json');
/** Whether the next host is to build with force; closing waits for what is being written. */
const forceLeft = async (): Promise<unknown> => {
  await rebuilds?.close();
  const text = await readFile(path.join(deployDir, 'rebuild-asked.json'), 'utf8');
  return (JSON.parse(text) as { force: unknown }).force;
};

it('shows a change and makes the function forget before it has the site built', async () => {
  const { accept } = await open();
  let accepted: Promise<unknown> = Promise.resolve();
  await begun(() => (accepted = accept({ changed: CHANGED })));
  expect(await accepted).toBe('gathering');
  expect(live.add).toHaveBeenCalledWith(CHANGED);
  expect(steps).toEqual(['live', 'forget', 'build']);
  expect(await asked()).toEqual(['rebuild-asked.json']);
});

it('asks for nothing when the change cannot be written down', async () => {
  const { accept, status } = await open();
  live.add.mockRejectedValueOnce(new Error('ENOSPC'));
  await expect(accept({ changed: CHANGED })).rejects.toThrow('ENOSPC');
  expect((await status()).state).toBe('idle');
});

it('forgets the changes that no release asks for any more, once one is in', async () => {
  const { accept } = await open();
  await begun(() => accept({ force: true }));
  expect(builds[0]?.force).toBe(true);
  await end(({ resolve }) => resolve(BUILT));
  expect(live.prune).toHaveBeenCalledWith(BUILT.keptSince);
  expect(metrics.built).toHaveBeenCalledWith('released', expect.any(Number));
  expect(log.info).toHaveBeenCalledWith('release 2 is in service');
});

it('tells the log and the status why a build failed', async () => {
  const { accept, status } = await open();
  await begun(() => accept({}));
  await end(({ reject }) => reject(new Error('the API is down')));
  expect(log.error).toHaveBeenCalledWith(expect.stringContaining('the API is down'));
  expect(metrics.built).toHaveBeenCalledWith('failed', expect.any(Number));
  expect((await status()).lastBuild).toMatchObject({ outcome: 'failed', reason: 'the API is down' });
  expect(live.prune).not.toHaveBeenCalled();
});

describe('a build that failed', () => {
  it('is said to be tried again, and is left to the next host with its force', async () => {
    const { accept, status } = await open();
    await begun(() => accept({ force: true }));
    const before = Date.now();
    await end(({ reject }) => reject(new Error('the API is down')));
    const told = await status();
    const { retryAt = '' } = told;
    expect(Date.parse(retryAt)).toBeGreaterThanOrEqual(before + 60_000);
    expect(Date.parse(retryAt)).toBeLessThanOrEqual(Date.now() + 60_000);
    expect(problemsOf(RebuildStatus, told)).toEqual([]);
    expect(log.error).toHaveBeenCalledWith(expect.stringContaining(`tried again at ${retryAt}`));
    expect(await forceLeft()).toBe(true);
  });

  it('is left to a person when its release was refused, with no force for whoever asks next', async () => {
    const { accept, status } = await open();
    await begun(() => accept({ force: true }));
    await end(({ reject }) => reject(new ReleaseRefused('The build lacks /about.')));
    expect(await status()).not.toHaveProperty('retryAt');
    expect(await forceLeft()).toBe(false);
  });

  it('leaves no force to a request that came while it ran', async () => {
    const { accept } = await open();
    await begun(() => accept({ force: true }));
    await accept({});
    const next = begun(() => {});
    await end(({ reject }) => reject(new Error('the API is down')));
    await next;
    expect(builds.map(({ force }) => force)).toEqual([true, false]);
    expect(await forceLeft()).toBe(false);
  });
});

it('leaves to the next host what is asked for at the moment that a build ends', async () => {
  const { accept } = await open();
  await begun(() => accept({}));
  // While the request is being noted.
  const ended = new Promise<void>((resolve) => {
    const release = () => end((build) => build.resolve(BUILT)).then(resolve);
    forget.mockImplementationOnce(() => void setImmediate(() => void release()));
  });
  await accept({});
  await ended;
  await rebuilds?.close();
  expect(await asked()).toEqual(['rebuild-asked.json']);
});

describe('changes that no release holds', () => {
  it('are built where one that holds them was finished, but never served', async () => {
    const finished = '2026-03-02T03:04:05.006Z';
    live.pending.mockImplementation((since) => (since >= finished ? 0 : 2));
    await makeRelease(deployDir, '20260302T030405006Z', { startedAt: finished });
    await begun(open);
    expect(builds).toHaveLength(1);
  });

  it('are built by the next host, also when the request itself was lost', async () => {
    live.pending.mockReturnValue(2);
    await begun(open);
    expect(live.pending).toHaveBeenCalledWith('2026-01-02T03:04:05.006Z');
    expect(builds.map(({ force }) => force)).toEqual([false]);
  });

  it('are not those of a release that was gone back from', async () => {
    const withdrawn = '2026-03-02T03:04:05.006Z';
    live.pending.mockImplementation((since) => (since >= withdrawn ? 0 : 2));
    await makeRelease(deployDir, '20260302T030405006Z', { startedAt: withdrawn });
    await switchRelease(deployDir, '20260302T030405006Z');
    await rollBack(deployDir);
    const { status } = await open();
    expect(await status()).toMatchObject({ state: 'idle', live: 2 });
  });
});

it('says what it is doing, in the shape of the contract', async () => {
  const { accept, status } = await open();
  live.pending.mockReturnValue(3);
  expect(await status()).toEqual({
    state: 'idle',
    release: { id: SAMPLE_ID, startedAt: '2026-01-02T03:04:05.006Z' },
    live: 3,
  });
  await begun(() => accept({}));
  expect(await status()).toMatchObject({ state: 'building' });
  await end(({ resolve }) => resolve(BUILT));
  const last = await status();
  expect(last.lastBuild).toMatchObject({ outcome: 'released', release: '2' });
  expect(problemsOf(RebuildStatus, last)).toEqual([]);
});

describe('a request that the host was ended with', () => {
  it('is taken up by the next, with its force', async () => {
    const first = await open();
    await begun(() => first.accept({ force: true }));
    await first.accept({ force: false });
    await first.close();
    await begun(open);
    expect(builds.map(({ force }) => force)).toEqual([true, true]);
  });

  it('is none once it was built', async () => {
    const first = await open();
    await begun(() => first.accept({}));
    await end(({ resolve }) => resolve(BUILT));
    await first.close();
    expect(await asked()).toEqual([]);
    const second = await open();
    expect((await second.status()).state).toBe('idle');
  });

  it('is none when a release has been made elsewhere since', async () => {
    const first = await open();
    await begun(() => first.accept({}));
    await first.close();
    await makeRelease(deployDir, '29990102T030405006Z', { startedAt: '2999-01-02T03:04:05.006Z' });
    await switchRelease(deployDir, '29990102T030405006Z');
    const second = await open();
    expect((await second.status()).state).toBe('idle');
  });

  it('is taken up where its release was finished, but never served: the edit is in no page that anyone sees', async () => {
    const first = await open();
    await begun(() => first.accept({ force: true }));
    await first.close();
    await makeRelease(deployDir, '29990102T030405006Z', { startedAt: '2999-01-02T03:04:05.006Z' });
    await begun(open);
    expect(builds.map(({ force }) => force)).toEqual([true, true]);
  });

  it('is forgotten where its release is served, though the host was killed before it had noted that', async () => {
    const left = { at: '2026-01-02T03:04:05.005Z', force: false };
    await writeFile(path.join(deployDir, 'rebuild-asked.json'), JSON.stringify(left));
    const { status } = await open();
    expect((await status()).state).toBe('idle');
    expect(await asked()).toEqual([]);
  });

  it('is taken up where only half of it can be read', async () => {
    await writeFile(path.join(deployDir, 'rebuild-asked.json'), '{"at":"2026-0');
    await begun(open);
    expect(builds).toHaveLength(1);
  });

  it('stays one when another came while it was built', async () => {
    const first = await open();
    await begun(() => first.accept({}));
    await first.accept({});
    await end(({ resolve }) => resolve(BUILT));
    await first.close();
    expect(await asked()).toEqual(['rebuild-asked.json']);
  });
});

import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { problemsOf } from '../../src/contract/check';
import { RebuildStatus } from '../../src/contract/hook/rebuild';
import { openReleases } from '../releases/current-release';
import type { EditMark, ReleaseEdits } from '../live/edit-mark';
import { writeReleaseEdits } from '../releases/release-edits';
import { releaseFolder } from '../releases/release-folders';
import { rollBack } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import type { BuiltRelease } from './build/build-release';
import { ReleaseRefused } from './build/check-release';
import { openRebuilds, type Rebuilds } from './rebuilds';

const BUILT: BuiltRelease = {
  id: '2',
  startedAt: '2026-02-02T00:00:00.000Z',
  isWhole: false,
  oldestEdits: { log: 'a-log', number: 1 },
};
const CHANGED = [{ kind: 'work' as const, slugs: ['lamp'] }];

let deployDir: string;
let steps: string[];
/** Builds that were begun, to be brought to their ends. */
let builds: { force: boolean; resolve: (built: BuiltRelease) => void; reject: (error: Error) => void }[];
let onBuild: () => void;
let rebuilds: Rebuilds | undefined;

/** The requests that were taken. */
let mark: EditMark;
const live = {
  add: jest.fn(async () => {
    steps.push('live');
    return (mark = { ...mark, number: mark.number + 1 });
  }),
  mark: () => mark,
  pending: jest.fn<number, [ReleaseEdits | undefined]>(),
  prune: jest.fn(async () => {}),
  itemsNotIn: () => CHANGED,
};
const forget = jest.fn(() => void steps.push('forget'));
const log = { info: jest.fn(), error: jest.fn() };
const metrics = { built: jest.fn() };

beforeEach(async () => {
  deployDir = await makeDeploy();
  mark = { log: 'a-log', number: 4 };
  await writeReleaseEdits(releaseFolder(deployDir, SAMPLE_ID), mark);
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
/** Makes a release that has all that was asked for until now; it is not served yet. */
async function makeNext(id: string): Promise<void> {
  await makeRelease(deployDir, id);
  await writeReleaseEdits(releaseFolder(deployDir, id), { ...mark, number: mark.number + 1 });
}
const hasAll = (release?: ReleaseEdits) => [release].flat().some((one) => (one?.number ?? 0) > mark.number);
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
  expect(live.add).toHaveBeenCalledWith(CHANGED, undefined);
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
  expect(live.prune).toHaveBeenCalledWith(BUILT.oldestEdits);
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
    live.pending.mockImplementation((release) => (hasAll(release) ? 0 : 2));
    await makeNext('20260302T030405006Z');
    await begun(open);
    expect(builds).toHaveLength(1);
  });

  it('are built by the next host, also when the request itself was lost', async () => {
    live.pending.mockReturnValue(2);
    await begun(open);
    expect(live.pending).toHaveBeenCalledWith({ log: 'a-log', number: 4 });
    expect(builds.map(({ force }) => force)).toEqual([false]);
  });

  it('are not those of a release that was gone back from', async () => {
    live.pending.mockImplementation((release) => (hasAll(release) ? 0 : 2));
    await makeNext('20260302T030405006Z');
    await switchRelease(deployDir, '20260302T030405006Z');
    await rollBack(deployDir);
    const { status } = await open();
    expect(await status()).toMatchObject({ state: 'idle', live: 2 });
  });
});

it('says what it is doing, in the shape of the contract', async () => {
  const { accept, status } = await open();
  live.pending.mockReturnValue(3);
  const release = { id: SAMPLE_ID, startedAt: '2026-01-02T03:04:05.006Z' };
  expect(await status()).toEqual({ state: 'idle', release, number: 1, live: 3, mark });
  await begun(() => accept({}));
  expect(await status()).toMatchObject({ state: 'building' });
  await end(({ resolve }) => resolve(BUILT));
  const last = await status();
  expect(last).toMatchObject({ lastBuild: { outcome: 'released', release: '2' } });
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
    await makeNext('29990102T030405006Z');
    await switchRelease(deployDir, '29990102T030405006Z');
    const second = await open();
    expect((await second.status()).state).toBe('idle');
  });

  it('is taken up where its release was finished, but never served: the edit is in no page that anyone sees', async () => {
    const first = await open();
    await begun(() => first.accept({ force: true }));
    await first.close();
    await makeNext('29990102T030405006Z');
    await begun(open);
    expect(builds.map(({ force }) => force)).toEqual([true, true]);
  });

  it('is forgotten where its release is served, though the host was killed before it had noted that', async () => {
    const left = { mark, force: false };
    await writeFile(path.join(deployDir, 'rebuild-asked.json'), JSON.stringify(left));
    const { status } = await open();
    expect((await status()).state).toBe('idle');
    expect(await asked()).toEqual([]);
  });

  it('is taken up where only half of it can be read', async () => {
    await writeFile(path.join(deployDir, 'rebuild-asked.json'), '{"mark":{"lo');
    await begun(open);
    await rebuilds?.close();
    await begun(open);
    expect(builds).toHaveLength(2);
  });

  it('is taken up where another log counted it: nobody knows whether it is in the release', async () => {
    const left = { mark: { log: 'another', number: 1 }, force: false };
    await writeFile(path.join(deployDir, 'rebuild-asked.json'), JSON.stringify(left));
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

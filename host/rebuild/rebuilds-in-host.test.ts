import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { problemsOf } from '../../src/contract/check';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../src/contract/hook/hook-signature';
import { type RebuildRequest, RebuildStatus } from '../../src/contract/hook/rebuild';
import { ReleasesAnswer } from '../../src/contract/hook/releases';
import { until } from '../../tests/until';
import { readChangeLog } from '../live/change-log';
import { openLivePages } from '../live/changed-pages';
import { untilSecondAfter, type EditMark, type ReleaseEdits } from '../live/edit-mark';
import { openReleases } from '../releases/current-release';
import { currentId } from '../releases/published-releases';
import { writeReleaseEdits } from '../releases/release-edits';
import { releaseFolder } from '../releases/release-folders';
import { rollBack } from '../releases/roll-back';
import { switchRelease } from '../releases/switch-release';
import { buildHost } from '../server';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { addRebuilds } from './add-rebuilds';
import type { BuiltRelease } from './build/build-release';
import { ReleaseRefused } from './build/check-release';
import { openRebuilds, type Rebuilds, type RebuildsOptions } from './rebuilds';

describe('rebuilds', () => {
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
    expect(live.add).toHaveBeenCalledWith(CHANGED, undefined, { also: untilSecondAfter(SAMPLE_ID) });
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

  it('shows a new day live and has it built, but leaves a release that was gone back to', async () => {
    const { newDay, status } = await open();
    await makeRelease(deployDir, '20260103T030405006Z');
    await switchRelease(deployDir, '20260103T030405006Z');
    await rollBack(deployDir);
    await newDay(['day']);
    expect(live.add).toHaveBeenLastCalledWith([], ['day'], expect.anything());
    expect(forget).toHaveBeenLastCalledWith(['day']);
    expect((await status()).state).toBe('idle');
    await switchRelease(deployDir, '20260103T030405006Z');
    await begun(() => newDay(['day']));
    expect(live.add).toHaveBeenCalledTimes(2);
    expect(builds).toHaveLength(1);
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
    expect(await status()).toEqual({ builds: true, state: 'idle', release, number: 1, live: 3 });
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
});

describe('releases', () => {
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
});

describe('hook in host', () => {
  const SECRET = 'a-long-enough-secret';

  let deployDir: string;
  let app: FastifyInstance;
  const start = async (rebuildSecret?: string) => {
    app = await buildHost({
      deployDir,
      apiUrl: 'http://127.0.0.1:9',
      logLevel: 'silent',
      rebuildSecret,
      builds: true,
      // No build begins during a test.
      rebuildQuietMs: 600_000,
    });
  };
  beforeEach(async () => {
    deployDir = await makeDeploy();
  });
  afterEach(async () => {
    await app.close();
    await rm(deployDir, { recursive: true });
  });

  function post(body: string) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      [HOOK_TIMESTAMP_HEADER]: timestamp,
      [HOOK_SIGNATURE_HEADER]: signHook(SECRET, timestamp, body),
    };
    return app.inject({ method: 'POST', url: '/hooks/rebuild', payload: body, headers });
  }

  it('has a change on the disk before it says that it is accepted', async () => {
    await start(SECRET);
    const answer = await post('{"changed":[{"kind":"work","slugs":["lamp"]}]}');
    expect(answer.statusCode).toBe(202);
    const log = JSON.parse(await readFile(path.join(deployDir, 'changes.json'), 'utf8')) as unknown;
    expect(log).toMatchObject({ changes: [{ number: 1, kind: 'work', slugs: ['lamp'] }] });
  });

  it('takes more from the hook than from visitors', async () => {
    await start(SECRET);
    const slugs = Array.from({ length: 1000 }, (_, i) => `${'long-'.repeat(20)}${i}`);
    const body = JSON.stringify({ changed: [{ kind: 'work', slugs }] });
    expect(body.length).toBeGreaterThan(100_000);
    expect((await post(body)).statusCode).toBe(202);
  });

  it('has no hook without a secret', async () => {
    await start();
    expect((await post('{}')).statusCode).toBe(404);
    expect((await app.inject('/hooks/status')).statusCode).toBe(404);
  });
});

describe('many calls', () => {
  const SECRET = 'a-long-enough-secret';
  const QUIET = 2000;
  const STARTED_AT = '2026-01-02T03:04:05.006Z';

  interface Started {
    /** Slugs of the changes on the disk when it began. */
    slugs: Promise<string[]>;
    release: () => Promise<void>;
  }

  let deployDir: string;
  let app: FastifyInstance;
  let builds: Started[];
  const built = jest.fn();

  const build = (): Promise<BuiltRelease> =>
    new Promise((resolve) => {
      const ended = new Promise<void>((done) => built.mockImplementationOnce(() => done()));
      builds.push({
        slugs: slugsOnDisk(),
        release() {
          resolve({ id: SAMPLE_ID, startedAt: STARTED_AT, isWhole: false, oldestEdits: undefined });
          return ended;
        },
      });
    });
  const changeLog = () => path.join(deployDir, 'changes.json');
  async function slugsOnDisk(): Promise<string[]> {
    const { changes } = await readChangeLog(changeLog(), () => {});
    return changes.flatMap(({ slugs }) => slugs).sort();
  }

  beforeEach(async () => {
    builds = [];
    deployDir = await makeDeploy();
    app = Fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    await addRebuilds(app, {
      secret: SECRET,
      ssr: { forget: () => {}, prepare: async () => {}, state: jest.fn() },
      siteDir: '/sources',
      settings: {},
      deployDir,
      currentDeploy: await openReleases(deployDir),
      live: await openLivePages(changeLog()),
      build,
      quietMs: QUIET,
      metrics: { built, watchStore: jest.fn() },
      builds: true,
      store: undefined,
    });
    await app.ready();
    // The quiet time alone is the test's to pass: all calls are answered before it does.
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'],
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    for (const { release } of builds) await release();
    await app.close();
    await rm(deployDir, { recursive: true });
  });

  async function post(slug: string): Promise<number> {
    const body = JSON.stringify({ changed: [{ kind: 'work', slugs: [slug] }] } satisfies RebuildRequest);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      [HOOK_TIMESTAMP_HEADER]: timestamp,
      [HOOK_SIGNATURE_HEADER]: signHook(SECRET, timestamp, body),
    };
    return (await app.inject({ method: 'POST', url: '/hooks/rebuild', payload: body, headers })).statusCode;
  }
  const named = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${name}-${i}`).sort();
  /** Lets quiet time pass, and what follows it begin: a build reads first what is served. */
  async function pass(quietTimes: number): Promise<void> {
    jest.advanceTimersByTime(quietTimes * QUIET);
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  }
  const begun = async (count: number) => {
    while (builds.length < count) await nextTurn();
  };

  it('a flood of hooks leads to one build, and those during it to exactly one more', async () => {
    const [before, during] = [named('before', 250), named('during', 250)];
    const first = await Promise.all(before.map(post));
    await pass(1);
    await begun(1);
    const second = await Promise.all(during.map(post));
    expect(new Set([...first, ...second])).toEqual(new Set([202]));
    await pass(20);
    expect(builds).toHaveLength(1);
    expect(await builds[0]?.slugs).toEqual(before);

    await builds[0]?.release();
    await pass(1);
    await begun(2);
    expect(await builds[1]?.slugs).toEqual([...before, ...during]);
    await builds[1]?.release();
    await pass(20);
    expect(builds).toHaveLength(2);
  });
});

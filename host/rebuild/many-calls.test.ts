import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../src/contract/hook/hook-signature';
import type { RebuildRequest } from '../../src/contract/hook/rebuild';
import { readChangeLog } from '../live/change-log';
import { openLivePages } from '../live/changed-pages';
import { openReleases } from '../releases/current-release';
import { makeDeploy, SAMPLE_ID } from '../testing/make-deploy';
import { addRebuilds } from './add-rebuilds';
import type { BuiltRelease } from './build/build-release';

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
    metrics: { built, watchFollowers: jest.fn() },
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
const named = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}`).sort();
/** Lets quiet time pass, and what follows it begin: a build reads first what is served. */
async function pass(quietTimes: number): Promise<void> {
  jest.advanceTimersByTime(quietTimes * QUIET);
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
}
const begun = async (count: number) => {
  while (builds.length < count) await setImmediate();
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

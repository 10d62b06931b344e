import { rm } from 'node:fs/promises';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import {
  HOOK_SIGNATURE_HEADER,
  HOOK_TIMESTAMP_HEADER,
  signHook,
} from '../../src/contract/hook/hook-signature';
import type { RebuildStatus } from '../../src/contract/hook/rebuild';
import { openReleases, type Deploy } from '../releases/current-release';
import { releaseFolder } from '../releases/release-folders';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { addRebuilds } from './add-rebuilds';
import { buildRelease, type BuildReleaseOptions } from './build/build-release';

jest.mock('./build/build-release', () => ({ buildRelease: jest.fn() }));

const SECRET = 'a-long-enough-secret';
const NEW_ID = '20260202T030405006Z';

let deployDir: string;
let app: FastifyInstance;
let logged: string[];
const ssr = { forget: jest.fn(), prepare: jest.fn<Promise<void>, [Deploy]>(), state: jest.fn() };
/** Resolves with what is asked of the build. */
let asked: Promise<BuildReleaseOptions>;
/** s since 1970; each call is of another moment, and none of before the start. */
let clock: number;

beforeEach(async () => {
  jest.resetAllMocks();
  asked = new Promise((resolve) =>
    jest.mocked(buildRelease).mockImplementation((options) => {
      resolve(options);
      return new Promise((_, reject) =>
        options.signal.addEventListener('abort', () => reject(options.signal.reason as Error)),
      );
    }),
  );
  deployDir = await makeDeploy();
  logged = [];
  const stream = { write: (line: string) => void logged.push((JSON.parse(line) as { msg: string }).msg) };
  app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  await addRebuilds(app, {
    secret: SECRET,
    ssr: ssr as never,
    siteDir: '/sources',
    settings: { GALLERY_API_URL: 'http://api' },
    deployDir,
    currentDeploy: await openReleases(deployDir),
    live: {
      add: jest.fn(),
      mark: () => ({ log: 'a-log', number: 0 }),
      pending: () => 0,
      itemsNotIn: () => [],
      prune: jest.fn(),
    },
    quietMs: 1,
    metrics: { built: jest.fn(), watchStore: jest.fn() },
    builds: true,
    store: undefined,
  });
  clock = Math.floor(Date.now() / 1000);
});
afterEach(async () => {
  await app.close();
  await rm(deployDir, { recursive: true });
});

function headers(body: string): Record<string, string> {
  const timestamp = String(clock++);
  return { [HOOK_TIMESTAMP_HEADER]: timestamp, [HOOK_SIGNATURE_HEADER]: signHook(SECRET, timestamp, body) };
}
const ask = (body: string) =>
  app.inject({ method: 'POST', url: '/hooks/rebuild', payload: body, headers: headers(body) });

it('has the log say what the host says of a build, and not all that the build says', async () => {
  await ask('{}');
  const { say, output } = await asked;
  say?.('A whole build follows: a template is new');
  if (output !== 'inherit') output('one of many lines');
  expect(logged).toEqual(['A whole build follows: a template is new']);
});

it('builds what the hook asks for, from the sources and the API it was given', async () => {
  expect((await ask('{"force":true}')).statusCode).toBe(202);
  const { siteDir, env, ...options } = await asked;
  expect(options).toMatchObject({ deployDir, force: true });
  expect(siteDir).toBe('/sources');
  expect(env).toMatchObject({ GALLERY_API_URL: 'http://api', PATH: process.env.PATH });
  expect(env.REBUILD_SECRET).toBeUndefined();
  const { data } = (await app.inject({ url: '/hooks/status', headers: headers('') })).json<{
    data: RebuildStatus;
  }>();
  expect(data).toMatchObject({ state: 'building', release: { id: SAMPLE_ID } });
});

describe('the function of a new release', () => {
  const prepared = async (functionEntry: string | undefined, process: string) => {
    const manifest = await makeRelease(deployDir, NEW_ID, { functionEntry });
    ssr.state.mockReturnValue({ process });
    await ask('{}');
    const { prepare } = await asked;
    return prepare?.({ manifest, root: '', functionDir: releaseFolder(deployDir, NEW_ID) });
  };
  const preparedIds = () => ssr.prepare.mock.calls.map(([{ manifest }]) => manifest.id);

  it('is started before it is served', async () => {
    await prepared('lambda.js', 'up');
    expect(preparedIds()).toEqual([NEW_ID]);
  });

  it('stands in the way of a release when it does not start, and gives way to that of the one before', async () => {
    await expect(prepared('lambda.js', 'down')).rejects.toThrow('does not start');
    expect(preparedIds()).toEqual([NEW_ID, SAMPLE_ID]);
  });

  it('is not asked for where there is none', async () => {
    await prepared(undefined, 'none');
    expect(preparedIds()).toEqual([NEW_ID]);
  });
});

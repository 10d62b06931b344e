import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MANIFEST_NAME, type DeployedFile } from '../../src/release/manifest';
import { makeDeploy, makeRelease, SAMPLE_ID, writeManifest } from '../testing/make-deploy';
import { withBuildLock } from '../rebuild/build/build-lock';
import { openReleases, readCurrent } from './current-release';
import { releaseFolder } from './release-folders';
import { rollBack } from './roll-back';
import { switchRelease } from './switch-release';

const SECOND = '20260102T030405007Z';
const THIRD = '20260102T030405008Z';

let dir: string;
beforeEach(async () => {
  dir = await makeDeploy();
});
afterEach(() => rm(dir, { recursive: true }));

async function release(id: string): Promise<void> {
  await makeRelease(dir, id);
  await switchRelease(dir, id);
}

it('takes the release before into service, also for a host that runs', async () => {
  await release(SECOND);
  const current = await openReleases(dir);
  expect((await current()).manifest.id).toBe(SECOND);
  expect(await rollBack(dir)).toEqual({ from: SECOND, to: SAMPLE_ID });
  expect((await current()).manifest.id).toBe(SAMPLE_ID);
});

it('goes further back each time, and never to what it came from', async () => {
  await release(SECOND);
  await release(THIRD);
  await rollBack(dir);
  expect(await rollBack(dir)).toEqual({ from: SECOND, to: SAMPLE_ID });
  const fourth = '20260102T030405009Z';
  await release(fourth);
  expect(await rollBack(dir)).toEqual({ from: fourth, to: SAMPLE_ID });
});

it('goes to one that was left, where it is named, and from there back as if nothing had been', async () => {
  await release(SECOND);
  await release(THIRD);
  await rollBack(dir, { to: SAMPLE_ID });
  expect(await rollBack(dir, { to: THIRD })).toEqual({ from: SAMPLE_ID, to: THIRD });
  expect((await readCurrent(dir)).manifest.id).toBe(THIRD);
  expect(await rollBack(dir, { to: SECOND })).toEqual({ from: THIRD, to: SECOND });
  expect(await rollBack(dir)).toEqual({ from: SECOND, to: SAMPLE_ID });
});

it('never goes to one that nobody was served from', async () => {
  await makeRelease(dir, SECOND);
  await expect(rollBack(dir, { to: SECOND })).rejects.toThrow(`Release ${SECOND} cannot be gone back to`);
});

describe('while a build is under way', () => {
  const never = new AbortController().signal;
  /** Goes back while a build runs, which then ends as told. */
  async function rollBackDuring(build: () => Promise<void>) {
    let going: Promise<unknown> = Promise.resolve();
    await withBuildLock(dir, { signal: never, onWait: () => {} }, async () => {
      await new Promise<void>((onWait) => {
        going = rollBack(dir, { onWait });
      });
      await build();
    });
    return going;
  }

  it('waits for one that is not released', async () => {
    await release(SECOND);
    let served: string | undefined;
    const fails = async () => void (served = (await readCurrent(dir)).manifest.id);
    expect(await rollBackDuring(fails)).toEqual({ from: SECOND, to: SAMPLE_ID });
    expect(served).toBe(SECOND);
  });

  it('leaves it to be looked at when it was released', async () => {
    await release(SECOND);
    await expect(rollBackDuring(() => release(THIRD))).rejects.toThrow(
      `Release ${THIRD} has taken the place of ${SECOND} meanwhile.`,
    );
    expect((await readCurrent(dir)).manifest.id).toBe(THIRD);
    expect(await rollBack(dir)).toEqual({ from: THIRD, to: SECOND });
  });
});

it('passes by what cannot be read, and leaves what is damaged', async () => {
  await release(SECOND);
  await release(THIRD);
  for (const id of [SECOND, THIRD]) await writeFile(path.join(releaseFolder(dir, id), MANIFEST_NAME), '{');
  expect(await rollBack(dir)).toEqual({ from: THIRD, to: SAMPLE_ID });
  expect((await readCurrent(dir)).manifest.id).toBe(SAMPLE_ID);
});

it('says what to do where there is nothing to go back to', async () => {
  await expect(rollBack(dir)).rejects.toThrow(`There is no release before ${SAMPLE_ID}`);
  expect((await readCurrent(dir)).manifest.id).toBe(SAMPLE_ID);
  const empty = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  await expect(rollBack(empty)).rejects.toThrow('npm run build');
});

it('keeps the code of the release it leaves within reach of open tabs', async () => {
  const manifest = await makeRelease(dir, SECOND);
  const code: DeployedFile = {
    file: 'code/app-def.js',
    type: 'text/javascript; charset=utf-8',
    hash: 'def',
    bytes: 3,
    cache: 'immutable',
    encodings: [],
  };
  const root = path.join(releaseFolder(dir, SECOND), 'static');
  await writeFile(path.join(root, 'app-def.js'), 'new');
  manifest.files['/app-def.js'] = { ...code, file: 'app-def.js' };
  manifest.files['/new-page'] = { ...code, file: 'index.html', cache: 'revalidate' };
  await writeManifest(releaseFolder(dir, SECOND), manifest);
  await switchRelease(dir, SECOND);

  await rollBack(dir);
  const back = await readCurrent(dir);
  const kept = back.manifest.files['/app-def.js'];
  expect(kept).toMatchObject({ cache: 'immutable', retired: 0 });
  expect(await readFile(path.join(back.root, kept?.file ?? ''), 'utf8')).toBe('new');
  expect(back.manifest.files).not.toHaveProperty('/new-page');
  expect(back.manifest.files['/app-abc.js']).not.toHaveProperty('retired');
});

import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MANIFEST_NAME } from '../../src/release/manifest';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { openReleases, readCurrent, readRelease } from './current-release';
import { currentLink, releaseFolder } from './release-folders';
import { switchRelease } from './switch-release';

const NEWER = '20260102T030405007Z';
const NEWEST = '20260102T030405008Z';

it('asks for a build where there is none', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  await expect(openReleases(dir)).rejects.toThrow(
    `There is no built site in ${dir}. Build it first: npm run build`,
  );
});

it('asks for a new build where it is damaged, lost or of another version', async () => {
  await expect(openReleases(await makeDeploy(0))).rejects.toThrow('npm run build');
  const dir = await makeDeploy();
  const file = path.join(releaseFolder(dir, SAMPLE_ID), MANIFEST_NAME);
  await writeFile(file, '{"version"');
  await expect(openReleases(dir)).rejects.toThrow('npm run build');
  await rm(file);
  await expect(openReleases(dir)).rejects.toThrow('npm run build');
});

it('takes up the release that is switched to, in its own folder', async () => {
  const dir = await makeDeploy();
  const current = await openReleases(dir);
  const before = await current();
  expect(await current()).toBe(before);

  await makeRelease(dir, NEWER);
  expect(await current()).toBe(before);
  await switchRelease(dir, NEWER);
  const after = await current();
  expect(after.manifest.id).toBe(NEWER);
  expect(after.root).not.toBe(before.root);
  expect(after.root).not.toContain('current');
});

it('gives a release the same folders however it is reached', async () => {
  const dir = await makeDeploy();
  const link = path.join(await mkdtemp(path.join(os.tmpdir(), 'link-')), 'deploy');
  await symlink(dir, link, 'junction');
  expect(await readRelease(releaseFolder(link, SAMPLE_ID))).toEqual(await readCurrent(dir));
});

it('keeps the last one while there is none, and where the next one cannot be read', async () => {
  const dir = await makeDeploy();
  const current = await openReleases(dir);
  const before = await current();
  await rename(currentLink(dir), `${currentLink(dir)}.away`);
  expect(await current()).toBe(before);

  await makeRelease(dir, NEWER);
  await writeFile(path.join(releaseFolder(dir, NEWER), MANIFEST_NAME), 'damaged');
  await switchRelease(dir, NEWER);
  expect(await current()).toBe(before);

  await makeRelease(dir, NEWEST);
  await switchRelease(dir, NEWEST);
  expect((await current()).manifest.id).toBe(NEWEST);
});

it('gives requests of one moment one answer', async () => {
  const dir = await makeDeploy();
  const current = await openReleases(dir);
  await makeRelease(dir, NEWER);
  await switchRelease(dir, NEWER);
  const [first, second] = await Promise.all([current(), current()]);
  expect(first.manifest.id).toBe(NEWER);
  expect(second).toBe(first);
});

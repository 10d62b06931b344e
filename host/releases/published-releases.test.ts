import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDeploy, makeRelease, SAMPLE_ID } from '../testing/make-deploy';
import { listLeftOvers, listPublished } from './published-releases';
import { currentLink, releaseFolder } from './release-folders';
import { rollBack } from './roll-back';
import { switchRelease } from './switch-release';

const SECOND = '20260102T030405007Z';
const THIRD = '20260102T030405008Z';

let dir: string;
beforeEach(async () => {
  dir = await makeDeploy();
});
afterEach(() => rm(dir, { recursive: true }));

const release = async (id: string): Promise<void> => {
  await makeRelease(dir, id);
  await switchRelease(dir, id);
};
const leftOvers = async () => (await listLeftOvers(dir)).map((folder) => path.basename(folder));

it('counts what is served and what was served before', async () => {
  await release(SECOND);
  expect(await listPublished(dir)).toEqual([SAMPLE_ID, SECOND]);
  expect(await leftOvers()).toEqual([]);
});

it('does not count a finished folder that nobody was served from', async () => {
  await makeRelease(dir, SECOND);
  expect(await listPublished(dir)).toEqual([SAMPLE_ID]);
  expect(await leftOvers()).toEqual([SECOND]);
});

it('counts what was gone back from', async () => {
  await release(SECOND);
  await makeRelease(dir, THIRD);
  await rollBack(dir);
  expect(await listPublished(dir)).toEqual([SAMPLE_ID, SECOND]);
  expect(await leftOvers()).toEqual([THIRD]);
});

it('says so where it cannot tell, rather than have all releases removed', async () => {
  await rm(currentLink(dir));
  await mkdir(currentLink(dir));
  await expect(listLeftOvers(dir)).rejects.toThrow('EINVAL');
});

it('counts nothing where nothing was served yet', async () => {
  await rm(currentLink(dir));
  await mkdir(`${releaseFolder(dir, SECOND)}.next`);
  expect(await listPublished(dir)).toEqual([]);
  expect(await leftOvers()).toEqual([`${SECOND}.next`, SAMPLE_ID]);
});

import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDeploy } from './deploy';
import { makeDeploy } from './testing/make-deploy';

it('asks for a build where there is none', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  await expect(openDeploy(dir)).rejects.toThrow(
    `There is no built site in ${dir}. Build it first: npm run build`,
  );
});

it('asks for a new build where it is damaged or of another version', async () => {
  await expect(openDeploy(await makeDeploy(0))).rejects.toThrow('npm run build');
  const dir = await makeDeploy();
  await writeFile(path.join(dir, 'manifest.json'), '{"version"');
  await expect(openDeploy(dir)).rejects.toThrow('npm run build');
});

it('takes up a build that has taken the folder’s place, and keeps the last one while there is none', async () => {
  const dir = await makeDeploy();
  const current = await openDeploy(dir);
  const before = await current();
  expect(await current()).toBe(before);

  await rm(dir, { recursive: true });
  expect(await current()).toBe(before);
  await mkdir(dir);
  await writeFile(path.join(dir, 'manifest.json'), 'damaged');
  expect(await current()).toBe(before);

  await rm(dir, { recursive: true });
  await rename(await makeDeploy(), dir);
  const after = await current();
  expect(after).not.toBe(before);
  expect(after.manifest.files).toHaveProperty('/about');
});

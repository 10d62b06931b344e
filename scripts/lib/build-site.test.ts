import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildRelease } from '../../host/rebuild/build/build-release';
import { buildSite, isForced } from './build-site';

jest.mock('../../host/rebuild/build/build-release', () => ({ buildRelease: jest.fn() }));

let deployDir: string;
const build = (signal = new AbortController().signal) =>
  buildSite({ apiUrl: 'http://x', deployDir, signal, force: true });
const said = jest.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(async () => {
  deployDir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  jest
    .mocked(buildRelease)
    .mockResolvedValue({ id: '1', startedAt: '', isWhole: true, oldestEdits: undefined });
});
afterAll(() => said.mockRestore());

it('builds a release from the sources here and the API that it is told', async () => {
  await build();
  expect(buildRelease).toHaveBeenCalledWith(
    expect.objectContaining({ siteDir: process.cwd(), deployDir, force: true, output: 'inherit' }),
  );
  expect(jest.mocked(buildRelease).mock.lastCall?.[0].env).toMatchObject({
    GALLERY_API_URL: 'http://x',
    PATH: process.env.PATH,
  });
  expect(said).toHaveBeenCalledWith(`\nRelease 1 is in ${deployDir}/.`);
});

it('says what is left when a build fails', async () => {
  jest.mocked(buildRelease).mockRejectedValue(new Error('It failed.'));
  await expect(build()).rejects.toThrow('It failed. Nothing was built.');
  await writeFile(path.join(deployDir, 'current'), '');
  await expect(build()).rejects.toThrow(`It failed. The last good release is still in ${deployDir}/`);
});

it('says that it was stopped', async () => {
  jest.mocked(buildRelease).mockRejectedValue(new Error('This operation was aborted'));
  await expect(build(AbortSignal.abort())).rejects.toThrow('The build was stopped. Nothing was built.');
});

it.each([
  [['--force'], true],
  [[], false],
  [['--fo'], false],
])('reads %j', (args, force) => {
  expect(isForced(args)).toBe(force);
});

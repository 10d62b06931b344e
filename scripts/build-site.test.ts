import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from './build-site';
import { runGatsby } from './run-gatsby';

jest.mock('./run-gatsby', () => ({ runGatsby: jest.fn() }));

let deployDir: string;
const build = () => buildSite({ apiUrl: 'http://x', deployDir, signal: new AbortController().signal });
beforeEach(async () => {
  deployDir = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
});

it('builds', async () => {
  await build();
  expect(runGatsby).toHaveBeenCalledWith(['build'], expect.objectContaining({ apiUrl: 'http://x' }));
});

it('says what is left when a build fails', async () => {
  jest.mocked(runGatsby).mockRejectedValue(new Error('It failed.'));
  await expect(build()).rejects.toThrow('It failed. Nothing was built.');
  await writeFile(path.join(deployDir, 'manifest.json'), '{}');
  await expect(build()).rejects.toThrow(`It failed. The last good build is still in ${deployDir}/`);
});

import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { HeaderRoutes } from 'gatsby';
import type { Manifest } from '../../release/manifest';
import { nodeHostAdapter } from './node-host-adapter';
import { writeTags } from '../../release/page-tags';

const RELEASE = '20260102T030405006Z';
const STARTED_AT = '2026-01-02T03:04:05.006Z';
const ROUTES = [{ type: 'static', path: '/', filePath: 'public/index.html', headers: [] }];

const known = { ...process.env };
let siteDir: string;
let dir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  dir = path.join(siteDir, 'deploy/releases', `${RELEASE}.next`);
  await mkdir(path.join(siteDir, 'public'));
  await writeFile(path.join(siteDir, 'public/index.html'), 'words');
});
afterEach(async () => {
  process.env = { ...known };
  await rm(siteDir, { recursive: true });
});

/** Lets the adapter do its work, and gives what it says. */
async function adapt(env: NodeJS.ProcessEnv, headerRoutes: HeaderRoutes = []): Promise<string> {
  Object.assign(process.env, env);
  const reporter = { info: jest.fn<void, [string]>() };
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
  const context = { routesManifest: ROUTES, functionsManifest: [], headerRoutes, reporter };
  await Promise.resolve(nodeHostAdapter().adapt(context as never)).finally(() => cwd.mockRestore());
  return String(reporter.info.mock.lastCall?.[0]);
}

it('writes the release into the folder it is told', async () => {
  const said = await adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT });
  expect(said).toBe(`release ${RELEASE}: 1 files, 1 of them new or changed`);
  const manifest = JSON.parse(await readFile(path.join(dir, 'manifest.json'), 'utf8')) as Manifest;
  expect(manifest).toMatchObject({ id: RELEASE, startedAt: STARTED_AT });
});

it('says in the release what it was built from, and how', async () => {
  await mkdir(path.join(siteDir, '.cache'));
  await mkdir(path.join(siteDir, 'public/_gatsby/slices'), { recursive: true });
  await writeFile(path.join(siteDir, 'public/_gatsby/slices/_gatsby-scripts-1.html'), 'end');
  await writeFile(path.join(siteDir, 'public/webpack.stats.json'), '{}');
  await writeFile(path.join(siteDir, '.cache/content-notes.json'), '{"sites":"abc","pages":{},"files":[]}');
  const tags = { tags: ['en/works'], sets: [[0]], pages: { '/': 0 } };
  await writeTags(path.join(siteDir, '.cache'), tags);
  await adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT, RELEASE_BUILT_FROM: 'code' });
  const read = async (file: string) => JSON.parse(await readFile(path.join(dir, file), 'utf8')) as object;
  expect(await read('manifest.json')).toMatchObject({ builtFrom: 'code', wholeAt: STARTED_AT });
  expect(await read('recipe.json')).toMatchObject({ sites: 'abc', pageEnd: 'end' });
  expect(await read('tags.json')).toEqual(tags);
});

it('writes nothing where it is told none, and says so', async () => {
  expect(await adapt({ RELEASE_DIR: '' })).toContain('RELEASE_DIR is not set');
  expect(await readdir(siteDir)).toEqual(['public']);
});

it('stops the build where a header was set that the host would not send', async () => {
  const headers = [{ path: '/about', headers: [{ key: 'x-robots-tag', value: 'none' }] }];
  await expect(adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: STARTED_AT }, headers)).rejects.toThrow(
    'x-robots-tag of /about',
  );
  expect(await readdir(siteDir)).toEqual(['public']);
});

it('asks when the build began', async () => {
  await expect(adapt({ RELEASE_DIR: dir, RELEASE_STARTED_AT: 'soon' })).rejects.toThrow('npm run build');
});

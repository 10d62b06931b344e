import { execFileSync } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openWorkspace, releaseWorkspace } from './workspace';

let siteDir: string;
let deployDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  deployDir = path.join(siteDir, 'deploy');
  await write('src/a.ts', 'a');
  await write('src/deep/b.ts', 'b');
  await write('plugins/name.ts', "export const name: string = 'node';");
  await write('gatsby-node.ts', "export { name } from './plugins/name';");
  await write('gatsby-ssr.tsx', 'ssr');
  await write('package.json', '{}');
  await mkdir(path.join(siteDir, 'node_modules'));
});
afterEach(() => rm(siteDir, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(siteDir, file)), { recursive: true });
  await writeFile(path.join(siteDir, file), content);
}
const inCopy = (file: string): string => path.join(deployDir, 'workspace', file);
const read = (file: string) => readFile(inCopy(file), 'utf8');
const open = () => openWorkspace(siteDir, deployDir);
/** What gatsby-node gives Gatsby, in a process of its own as there. */
const load = (dir: string) =>
  JSON.parse(
    execFileSync(process.execPath, [
      '--print',
      `JSON.stringify(require(${JSON.stringify(path.join(dir, 'gatsby-node.js'))}))`,
    ]).toString(),
  ) as unknown;
const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

it('copies what a build reads, and neither tests nor data', async () => {
  for (const file of [
    'src/a.test.ts',
    'src/testing/x.ts',
    'src/deep/testing/x.ts',
    'api/main.ts',
    'host/server.ts',
  ])
    await write(file, 'x');
  expect(await open()).toBe(inCopy(''));
  expect((await readdir(inCopy(''))).sort()).toEqual(
    [
      '.building',
      'compiled',
      'gatsby-node.js',
      'gatsby-ssr.tsx',
      'node_modules',
      'package.json',
      'plugins',
      'src',
    ].sort(),
  );
  expect((await readdir(inCopy('src'), { recursive: true })).sort()).toEqual(['a.ts', 'deep', 'deep/b.ts']);
  expect(await readlink(inCopy('node_modules'))).toBe(path.join(siteDir, 'node_modules'));
});

it('copies what has changed, removes what is gone, and does not touch the rest', async () => {
  await open();
  const { mtimeMs, ino } = await stat(inCopy('src/deep/b.ts'));
  await write('src/a.ts', 'changed');
  await write('src/c.ts', 'c');
  await rm(path.join(siteDir, 'gatsby-ssr.tsx'));
  await open();
  expect(await read('src/a.ts')).toBe('changed');
  expect(await read('src/c.ts')).toBe('c');
  expect(await exists(inCopy('gatsby-ssr.tsx'))).toBe(false);
  expect(await stat(inCopy('src/deep/b.ts'))).toMatchObject({ mtimeMs, ino });

  await rm(path.join(siteDir, 'src/deep'), { recursive: true });
  await rm(path.join(siteDir, 'src/c.ts'));
  await open();
  expect(await readdir(inCopy('src'))).toEqual(['a.ts']);
});

it('has Gatsby’s own files compiled, behind a line that stays as it is when the code changes', async () => {
  const dir = await open();
  const line = await stat(inCopy('gatsby-node.js'));
  expect(load(dir)).toEqual({ name: 'node' });
  await write('plugins/name.ts', "export const name: string = 'changed';");
  await open();
  expect(load(dir)).toEqual({ name: 'changed' });
  expect(await stat(inCopy('gatsby-node.js'))).toMatchObject({ mtimeMs: line.mtimeMs, ino: line.ino });

  await rm(path.join(siteDir, 'gatsby-node.ts'));
  await open();
  expect(await exists(inCopy('gatsby-node.js'))).toBe(false);
});

it('says where one of them cannot be compiled', async () => {
  await write('gatsby-node.ts', 'export const = 1;');
  await expect(open()).rejects.toThrow(/gatsby-node\.ts:1:13/);
});

it('puts a folder in the place of a file, and a file in that of a folder', async () => {
  await write('src/c', 'c');
  await open();
  await rm(path.join(siteDir, 'src/c'));
  await write('src/c/d.ts', 'd');
  await rm(path.join(siteDir, 'src/deep'), { recursive: true });
  await write('src/deep', 'file');
  await open();
  expect(await read('src/c/d.ts')).toBe('d');
  expect(await read('src/deep')).toBe('file');
});

describe('caches', () => {
  const fill = async () => {
    for (const name of ['.cache', 'public']) {
      await mkdir(inCopy(name), { recursive: true });
      await writeFile(path.join(inCopy(name), 'kept'), '');
    }
  };
  const isKept = () => Promise.all(['.cache/kept', 'public/kept'].map((file) => exists(inCopy(file))));

  it('stay from a build that came to its end', async () => {
    await open();
    await fill();
    await releaseWorkspace(deployDir);
    await open();
    expect(await isKept()).toEqual([true, true]);
  });

  it('go when the build before did not', async () => {
    await open();
    await fill();
    await open();
    expect(await isKept()).toEqual([false, false]);
  });
});

import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test';

/** ms: ends a compiler that hangs, not one on a busy machine. */
const PATIENCE = 300_000;

const SOURCES = [
  ...['src', 'api', 'desk', 'host', 'plugins', 'scripts', 'tests'],
  ...['package.json', 'tsconfig.json', '.oxlintrc.json', '.prettierrc.json'],
];
const NO_CODE = ['api/data', 'api/catalogue', 'desk/dist'].map((folder) => path.normalize(folder));

const run = promisify(execFile);
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(PATIENCE);
  folder = await mkdtemp(path.join(tmpdir(), 'skeletons-'));
  for (const name of SOURCES)
    await cp(name, path.join(folder, name), {
      recursive: true,
      filter: (source) => !NO_CODE.includes(source),
    });
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** The files that it names. */
async function write(script: string, name: string): Promise<string[]> {
  const args = ['--import', 'tsx', path.join('scripts', script), name];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  return stdout.split('\n').filter((line) => /\.tsx?$/.test(line));
}

// Those alone: the whole project takes the compiler some minutes here.
test('the compiler finds nothing amiss in the files that a new screen is written into', async () => {
  test.setTimeout(PATIENCE);
  const written = await write('new-screen.ts', 'opening-hours');
  expect(written).toContain('src/screens/opening-hours/opening-hours-screen.tsx');
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const options = ['--type-aware', '--type-check', '--deny-warnings', '--format', 'unix'];
  const { stdout } = await run(oxlint, [...options, ...new Set(written)], { cwd: folder }).catch(
    (error: { stdout: string; message: string }) => ({ stdout: error.stdout || error.message }),
  );
  expect(stdout.trim()).toBe('');
});

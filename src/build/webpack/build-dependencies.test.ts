import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { cacheByOwnFiles, compiledBy } from './build-dependencies';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'compiled-by-'));
  await write('package-lock.json', '{}');
  await write('src/build/deep/a.ts', 'a');
  await write('src/screens/b.ts', 'b');
});
afterEach(() => rm(dir, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
  await writeFile(path.join(dir, file), text);
}

it.each(['package-lock.json', 'package.json', 'src/build/deep/a.ts', 'src/build/c.ts', 'plugins/p/index.js'])(
  'compiles everything anew at a change of %s',
  async (file) => {
    const before = compiledBy(dir);
    await write(file, 'changed');
    expect(compiledBy(dir)).not.toBe(before);
  },
);

it('leaves a change of a screen to webpack, which compiles that alone', async () => {
  const before = compiledBy(dir);
  await write('src/screens/b.ts', 'changed');
  expect(compiledBy(dir)).toBe(before);
});

/** What webpack is set up with in a stage, and what its cache depends on after a compilation. */
function setUp(stage: string) {
  const replaceWebpackConfig = jest.fn();
  const getConfig = () => ({ cache: { type: 'filesystem', name: stage }, plugins: [] });
  cacheByOwnFiles({
    stage,
    getConfig,
    actions: { replaceWebpackConfig },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

it('has the cache of a build depend on the lock file alone, whatever loaders name', () => {
  const { cache, plugins } = setUp('build-html');
  expect(cache).toMatchObject({ type: 'filesystem', name: 'build-html', version: compiledBy(process.cwd()) });
  const buildDependencies = new Set(['/node_modules/gatsby/dist/utils/babel-loader.js']);
  const tap = (_: string, step: (compilation: object) => void) => step({ buildDependencies });
  plugins[0].apply({ hooks: { afterCompile: { tap } } });
  expect([...buildDependencies]).toEqual([path.resolve('package-lock.json')]);
});

it('leaves the development server as Gatsby has it', () => {
  expect(setUp('develop')).toBeUndefined();
});

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PluginItem, transformSync } from '@babel/core';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { ALIASES, aliasesOf } from './aliases';
import { cacheByOwnFiles, compiledBy } from './build-dependencies';
import { hashCode } from './code-hash';
import { buildEnginesFaster, ENGINES, gatsbysWebpack, QUERY_ENGINE } from './engines';
import { giveMemoryBack } from './memory';
import { takeStylesAsText } from './styles-as-text';

describe('browser preset', () => {
  const { presets } = jest.requireActual<{ presets: PluginItem[] }>('./browser-babel.cjs');

  const compiled = (code: string) =>
    transformSync(code, { presets, filename: '/site/a.tsx', babelrc: false, configFile: false })?.code;

  it.each(['class A extends B {\n  c = 1;\n}', 'a?.b ?? c;', 'f([...a]);'])(
    'leaves %j as it is written, which every browser of the list reads',
    (code) => expect(compiled(code)).toBe(code),
  );

  it('goes on compiling what is no JavaScript', () => {
    expect(compiled('export const A = () => <p sx={{ p: 1 }}>a</p>;')).toContain('theme-ui/jsx-runtime');
  });
});

describe('unused components', () => {
  const plugins = [path.resolve('src/build/webpack/unused-components.cjs')];
  const compiled = (code: string) =>
    transformSync(code, { plugins, compact: false, babelrc: false, configFile: false })?.code;

  it('have nothing left that would keep them in a file', () =>
    expect(
      compiled(
        'const A = p => p.a;\nA.propTypes = {}, A.displayName = "A";\nconst B = memo(A);\nconst c = new Set();',
      ),
    ).toBe('const A = p => p.a;\nconst B = /*#__PURE__*/memo(A);\nconst c = /*#__PURE__*/new Set();'));

  it('keep what they do when they are called', () => {
    const code = 'function C() {\n  const d = fetch();\n  d.name = 1;\n}';
    expect(compiled(code)).toBe(code);
  });
});

describe('aliases', () => {
  const resolved = (module: string): string =>
    path.isAbsolute(module) ? module : createRequire(__filename).resolve(module.replace(/\$$/, ''));

  it.each(ALIASES.map((alias) => [Object.keys(alias.modules).join(', '), alias] as const))(
    'an update has not left %s without what it replaces, or without its test',
    (_, { modules, test }) => {
      for (const [from, to] of Object.entries(modules))
        // Gatsby's copies are there in a build alone.
        for (const file of [from, to])
          if (file && !file.includes(`${path.sep}.cache${path.sep}`))
            expect(existsSync(resolved(file))).toBe(true);
      expect(existsSync(test)).toBe(true);
    },
  );

  it('leave the server all that browsers do without', () => {
    expect(Object.values(aliasesOf('build-javascript')).join()).toContain('.browser.');
    expect(Object.values(aliasesOf('build-html')).join()).not.toContain('.browser.');
  });

  it('leave theme-ui its own JSX in browsers', () => {
    expect(aliasesOf('build-html')).toHaveProperty(['theme-ui/jsx-runtime$']);
    expect(aliasesOf('build-javascript')).not.toHaveProperty(['theme-ui/jsx-runtime$']);
  });
});

describe('build dependencies', () => {
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

  it.each([
    'package-lock.json',
    'package.json',
    'src/build/deep/a.ts',
    'src/build/c.ts',
    'plugins/p/index.js',
  ])('compiles everything anew at a change of %s', async (file) => {
    const before = compiledBy(dir);
    await write(file, 'changed');
    expect(compiledBy(dir)).not.toBe(before);
  });

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
    expect(cache).toMatchObject({
      type: 'filesystem',
      name: 'build-html',
      version: compiledBy(process.cwd()),
    });
    const buildDependencies = new Set(['/node_modules/gatsby/dist/utils/babel-loader.js']);
    const tap = (_: string, step: (compilation: object) => void) => step({ buildDependencies });
    plugins[0].apply({ hooks: { afterCompile: { tap } } });
    expect([...buildDependencies]).toEqual([path.resolve('package-lock.json')]);
  });

  it('leaves the development server as Gatsby has it', () => {
    expect(setUp('develop')).toBeUndefined();
  });
});

describe('code hash', () => {
  interface Compilation {
    hash?: string;
    assets: Record<string, object>;
  }

  /** Webpack's plugins that are set in a stage. */
  function pluginsOf(stage: string) {
    const setWebpackConfig = jest.fn();
    hashCode({ stage, actions: { setWebpackConfig } } as unknown as CreateWebpackConfigArgs);
    return setWebpackConfig.mock.calls.flatMap(([{ plugins }]) => plugins);
  }

  /** The hash of a compilation that webpack has given another one. */
  function hashOf(...names: string[]): string | undefined {
    const compilation: Compilation = {
      hash: 'webpack',
      assets: Object.fromEntries(names.map((name) => [name, {}])),
    };
    const tap = (_: string, step: (emitted: Compilation) => void) => step(compilation);
    for (const plugin of pluginsOf('build-javascript')) plugin.apply({ hooks: { afterEmit: { tap } } });
    return compilation.hash;
  }

  it('is the same for the same files, whatever webpack calls them together', () => {
    expect(hashOf('app-1.js', '12-ab.js')).toMatch(/^[0-9a-f]{20}$/);
    expect(hashOf('12-ab.js', 'app-1.js')).toBe(hashOf('app-1.js', '12-ab.js'));
  });

  it('differs as soon as one file does', () => {
    const before = hashOf('app-1.js', '12-ab.js');
    expect(hashOf('app-2.js', '12-ab.js')).not.toBe(before);
    expect(hashOf('app-1.js')).not.toBe(before);
  });

  it('leaves the code of the server and of development alone', () => {
    for (const stage of ['build-html', 'develop', 'develop-html']) expect(pluginsOf(stage)).toEqual([]);
  });
});

describe('engines', () => {
  const gatsby = path.dirname(require.resolve('gatsby/package.json'));
  const source = (file: string): string => readFileSync(path.join(gatsby, 'dist', file), 'utf8');

  describe('an update of Gatsby has not made the function slow to build again', () => {
    it.each([
      ['schema/graphql-engine/bundle-webpack.js', ENGINES.queries],
      ['utils/page-ssr-module/bundle-webpack.js', ENGINES.pages],
    ])('%s still calls its compiler %s', (file, name) => {
      expect(source(file)).toContain(`name: \`${name}\``);
    });

    it('the compiler of queries still begins at the module that is replaced', () => {
      const file = 'schema/graphql-engine/bundle-webpack.js';
      expect(source(file)).toContain('entry: path.join(__dirname, `entry.js`)');
      expect(path.join(gatsby, 'dist/schema/graphql-engine/entry.js')).toMatch(QUERY_ENGINE);
    });

    it('the function still asks of that module what ours answers', () => {
      const uses = [
        source('utils/page-ssr-module/lambda.js'),
        source('utils/validate-engines/child.js'),
      ].join('\n');
      const asked = [...uses.matchAll(/graphqlEngine\.(\w+)/g)].map(([, method]) => method);
      expect(new Set(asked)).toEqual(new Set(['ready']));
      expect(uses).toMatch(/GraphQLEngine\s*\}\s*= require\(`\.\.\/query-engine`\)/);
    });
  });

  it('replaces the module in the compiler of that name, and in no other', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'engines-'));
    buildEnginesFaster();
    buildEnginesFaster();
    const webpack = gatsbysWebpack();
    const folder = path.join(dir, 'graphql-engine');
    await writeFile(path.join(dir, 'package.json'), '{}');
    await mkdir(folder);
    await writeFile(path.join(folder, 'entry.js'), "exports.GraphQLEngine = 'Gatsby’s own';");
    const build = (name: string) =>
      new Promise<string>((resolve, reject) => {
        const output = { path: dir, filename: `${name}.js`, libraryTarget: 'commonjs' };
        const entry = path.join(folder, 'entry.js');
        webpack({ name, mode: 'none', target: 'node', entry, output }).run((error) =>
          error ? reject(error) : resolve(path.join(dir, `${name}.js`)),
        );
      });
    try {
      expect(await readFile(await build('Another'), 'utf8')).toContain('Gatsby’s own');
      const ours = createRequire(__filename)(await build(ENGINES.queries)) as {
        GraphQLEngine: new () => { ready: () => Promise<void>; runQuery: () => Promise<void> };
      };
      const engine = new ours.GraphQLEngine();
      await engine.ready();
      await expect(engine.runQuery()).rejects.toThrow('asks no queries');
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});

describe('memory', () => {
  interface Config {
    cache: { type: string; maxMemoryGenerations?: number };
    plugins: { apply: (compiler: unknown) => void }[];
  }

  function configOf(stage: string): Config | undefined {
    const replaceWebpackConfig = jest.fn<void, [Config]>();
    giveMemoryBack({
      stage,
      getConfig: () => ({ cache: { type: 'filesystem' } }),
      actions: { replaceWebpackConfig },
    } as unknown as CreateWebpackConfigArgs);
    return replaceWebpackConfig.mock.lastCall?.[0];
  }

  it('clears up what a compiler has left when it is done', () => {
    const steps: (() => void)[] = [];
    const compiler = { hooks: { done: { tap: (_: string, step: () => void) => steps.push(step) } } };
    configOf('build-html')?.plugins.forEach(({ apply }) => apply(compiler));
    let left: object | undefined = { much: new Array(1000).fill('of it') };
    const seen = new WeakRef(left);
    left = undefined;
    // A reference is kept alive until the turn ends in which it was made.
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      for (const step of steps) step();
      expect(seen.deref()).toBeUndefined();
    });
  });

  it('keeps nothing in memory that webpack’s cache has on the disk', () => {
    expect(configOf('build-javascript')?.cache).toEqual({ type: 'filesystem', maxMemoryGenerations: 0 });
  });

  it('leaves development alone', () => {
    expect(configOf('develop')).toBeUndefined();
  });
});

describe('styles as text', () => {
  interface Rule {
    test?: RegExp;
    exclude?: RegExp;
    type?: string;
  }

  const FILE = '/site/node_modules/photoswipe/dist/photoswipe.css';
  const GATSBYS = [{ test: /\.jsx?$/ }, { oneOf: [{ test: /\.module\.css$/ }, { test: /\.css$/ }] }];

  /** The rules of a stage. */
  function rulesOf(stage: string): Rule[] | undefined {
    const replaceWebpackConfig = jest.fn();
    const getConfig = () => ({ module: { rules: GATSBYS } });
    takeStylesAsText({
      stage,
      getConfig,
      actions: { replaceWebpackConfig },
    } as unknown as CreateWebpackConfigArgs);
    return replaceWebpackConfig.mock.calls[0]?.[0].module.rules;
  }

  it.each(['build-javascript', 'develop'])('gives the viewer its stylesheet as a text in %s', (stage) => {
    const [scripts, styles, text] = rulesOf(stage)!;
    expect(scripts).toEqual(GATSBYS[0]);
    expect(styles!.exclude!.test(FILE)).toBe(true);
    expect(text).toMatchObject({ type: 'asset/source' });
    expect(text!.test!.test(FILE)).toBe(true);
  });

  it('leaves the server’s code alone, which has no styles of packages', () => {
    expect(rulesOf('build-html')).toBeUndefined();
  });
});

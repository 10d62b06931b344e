import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnginesFaster, ENGINES, gatsbysWebpack, QUERY_ENGINE } from './engines';

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
    const uses = [source('utils/page-ssr-module/lambda.js'), source('utils/validate-engines/child.js')].join(
      '\n',
    );
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

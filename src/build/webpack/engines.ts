import { createRequire } from 'node:module';
import path from 'node:path';
import { forgetBuildDependencies, type Compiler } from './build-dependencies';
import { clearUpWhenDone, type Compiler as DoneCompiler } from './memory';

export const QUERY_ENGINE = /graphql-engine[\\/]entry\.js$/;
const NO_QUERIES = 'src/build/webpack/no-query-engine.cjs';

/** Gatsby's names. If an update changes them, webpack.test.ts fails and builds are only slower. */
export const ENGINES = { queries: 'Query Engine', pages: 'Page Engine' };

interface NamedCompiler extends Compiler {
  hooks: Compiler['hooks'] & DoneCompiler['hooks'];
  options: { name?: string };
}

interface Webpack {
  (options: object): { run: (done: (error?: Error | null) => void) => void };
  Compiler: { prototype: { run: (this: NamedCompiler, done: unknown) => void } };
  ids: { DeterministicModuleIdsPlugin: new (options: { maxLength: number; fixedLength: boolean }) => object };
  NormalModuleReplacementPlugin: new (
    test: RegExp,
    file: string,
  ) => { apply: (compiler: NamedCompiler) => void };
}

let isSet = false;

/** Live pages ask no queries: without a database the function builds in a quarter of the time. */
export function buildEnginesFaster(): void {
  if (isSet) return;
  isSet = true;
  const webpack = gatsbysWebpack();
  const { prototype } = webpack.Compiler;
  const { run } = prototype;
  prototype.run = function (done) {
    const { name = '' } = this.options;
    if (name === ENGINES.queries)
      new webpack.NormalModuleReplacementPlugin(QUERY_ENGINE, path.resolve(NO_QUERIES)).apply(this);
    if (Object.values(ENGINES).includes(name)) {
      forgetBuildDependencies(this);
      clearUpWhenDone(this);
    }
    return run.call(this, done);
  };
}

export const gatsbysWebpack = (): Webpack =>
  createRequire(createRequire(path.resolve('package.json')).resolve('gatsby/package.json'))(
    'webpack',
  ) as Webpack;

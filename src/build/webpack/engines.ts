import { createRequire } from 'node:module';
import path from 'node:path';
import { forgetBuildDependencies, type Compiler } from './build-dependencies';
import { clearUpWhenDone, type Compiler as DoneCompiler } from './memory';

/** Gatsby's module that answers queries in its function. */
export const QUERY_ENGINE = /graphql-engine[\\/]entry\.js$/;
const NO_QUERIES = 'src/build/webpack/no-query-engine.cjs';

/** Gatsby's names for the compilers of its function. */
export const ENGINES = { queries: 'Query Engine', pages: 'Page Engine' };

interface NamedCompiler extends Compiler {
  hooks: Compiler['hooks'] & DoneCompiler['hooks'];
  options: { name?: string };
}

interface Webpack {
  (options: object): { run: (done: (error?: Error | null) => void) => void };
  Compiler: { prototype: { run: (this: NamedCompiler, done: unknown) => void } };
  NormalModuleReplacementPlugin: new (
    test: RegExp,
    file: string,
  ) => { apply: (compiler: NamedCompiler) => void };
}

let isSet = false;

/**
 * Live pages ask no queries, so that their function needs no database and builds in a quarter of the time.
 * Gatsby has no option for it; if an update renames these compilers, engines.test.ts fails and builds are
 * only slower.
 */
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

/** Gatsby's own copy. */
export const gatsbysWebpack = (): Webpack =>
  createRequire(createRequire(path.resolve('package.json')).resolve('gatsby/package.json'))(
    'webpack',
  ) as Webpack;

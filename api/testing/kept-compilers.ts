import { type Builder, compileChecks, compileWriters, lazyCompilers } from '../http/lazy-compilers';

/** Compiled once for each schema: a file of tests starts the server dozens of times, and calls a few of its routes. */
function keeping(build: Builder): Builder {
  const kept = new Map<string, ReturnType<ReturnType<Builder>>>();
  return (externals, options) => {
    let compile: ReturnType<Builder> | undefined;
    let same: string | undefined;
    return (route) => {
      same ??= JSON.stringify([externals, options]);
      const key = `${same} ${JSON.stringify(route.schema)}`;
      const known = kept.get(key) ?? (compile ??= build(externals, options))(route);
      kept.set(key, known);
      return known;
    };
  };
}

export const KEPT_COMPILERS = lazyCompilers(keeping(compileChecks), keeping(compileWriters));

import type { CreateWebpackConfigArgs } from 'gatsby';
import { hashCode } from './code-hash';

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

import type { CreateWebpackConfigArgs } from 'gatsby';
import { giveMemoryBack } from './memory';

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

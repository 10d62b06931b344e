import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CreateWebpackConfigArgs } from 'gatsby';

export interface Compiler {
  hooks: { done: { tap: (name: string, step: () => void) => void } };
}

/** Node would free this memory only after rendering the pages, when other processes need it. */
export function giveMemoryBack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (!stage.startsWith('build')) return;
  const config = getConfig() as { cache?: object; plugins?: object[] };
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, maxMemoryGenerations: 0 },
    plugins: [...(config.plugins ?? []), { apply: clearUpWhenDone }],
  });
}

export function clearUpWhenDone({ hooks }: Compiler): void {
  hooks.done.tap('memory', () => {
    // `--expose-gc` cannot be passed on Gatsby's command line.
    setFlagsFromString('--expose_gc');
    (runInNewContext('gc') as () => void)();
  });
}

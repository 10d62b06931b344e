import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** As much of webpack's compiler as the clearing up is told by. */
export interface Compiler {
  hooks: { done: { tap: (name: string, step: () => void) => void } };
}

/**
 * Has a build give back what webpack no longer needs: its cache keeps nothing in memory that is on the disk, and each
 * compiler's leavings are cleared up at its end. Node itself would let them lie until the pages are rendered, when
 * memory is needed for the processes that do it.
 */
export function giveMemoryBack({ actions, getConfig, stage }: CreateWebpackConfigArgs): void {
  if (!stage.startsWith('build')) return;
  const config = getConfig() as { cache?: object; plugins?: object[] };
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, maxMemoryGenerations: 0 },
    plugins: [...(config.plugins ?? []), { apply: clearUpWhenDone }],
  });
}

/** Clears up what a compiler, and those that were closed before it, have left. */
export function clearUpWhenDone({ hooks }: Compiler): void {
  hooks.done.tap('memory', () => {
    // Node offers this to who asks for it on the command line, which a build of Gatsby's has no place for.
    setFlagsFromString('--expose_gc');
    (runInNewContext('gc') as () => void)();
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * jest-circus, loaded anew for each file, runs its tests in an AsyncLocalStorage that it never ends, and before Node 24 each promise of
 * all later files of the process carries every one of them along.
 * @returns ends those that are used meanwhile
 */
export function watchContexts(): () => void {
  const used = new Set<AsyncLocalStorage<unknown>>();
  const { run } = AsyncLocalStorage.prototype;
  AsyncLocalStorage.prototype.run = function noted(this: AsyncLocalStorage<unknown>, ...given: never) {
    used.add(this);
    return run.apply(this, given);
  } as typeof run;
  return () => {
    AsyncLocalStorage.prototype.run = run;
    for (const one of used) one.disable();
  };
}

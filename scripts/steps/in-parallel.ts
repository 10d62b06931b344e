import { ruleOf, type StepRule } from './plan';

export interface ParallelOptions {
  cores: number;
  rule?: (step: string) => StepRule;
  /** True if it passed. Must end soon after the signal. */
  run: (step: string, signal: AbortSignal) => Promise<boolean>;
  signal: AbortSignal;
}

/** Starts steps in order, as processors are free. Returns the failed step. */
export async function inParallel(
  steps: readonly string[],
  { cores, rule = ruleOf, run, signal }: ParallelOptions,
): Promise<string | undefined> {
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  let failed: string | undefined;

  const wanted = (step: string): number => Math.min(rule(step).cores, cores);
  const isFree = (step: string): boolean =>
    wanted(step) <= cores - [...running.keys()].reduce((sum, other) => sum + wanted(other), 0);
  const isDue = (step: string): boolean => rule(step).after.every((earlier) => !running.has(earlier));
  const begin = (step: string): void => {
    const done = run(step, ended)
      .then((passed) => {
        if (passed || ended.aborted) return;
        failed = step;
        failure.abort();
      })
      .finally(() => running.delete(step));
    running.set(step, done);
  };

  while (!ended.aborted && waiting.length + running.size > 0) {
    // In order, or small steps would keep one that wants all processors waiting for ever.
    while (waiting[0] !== undefined && isFree(waiting[0]) && isDue(waiting[0])) begin(waiting.shift()!);
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  signal.throwIfAborted();
  return failed;
}

import { ruleOf, type StepRule } from './plan';

export interface ParallelOptions {
  /** Processors to share out; a step that wants more gets them all. */
  cores: number;
  rule?: (step: string) => StepRule;
  /** Runs a step: whether it passed. It must end soon once the signal says so. */
  run: (step: string, signal: AbortSignal) => Promise<boolean>;
  /** Ends the steps that run, and begins no other. */
  signal: AbortSignal;
}

/**
 * Runs steps beside each other, as many as there are processors for, and begins them in their order. The first that
 * fails ends the others.
 * @returns the first step that failed, undefined if none did
 */
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
    // Strictly in turn: one that wants all processors would wait for ever if smaller ones might overtake it.
    while (waiting[0] !== undefined && isFree(waiting[0]) && isDue(waiting[0])) begin(waiting.shift()!);
    await Promise.race(running.values());
  }
  await Promise.all(running.values());
  signal.throwIfAborted();
  return failed;
}

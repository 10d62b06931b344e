import { isSame } from '../contract/items/field-path';

export interface StepChange {
  path: string;
  from: unknown;
  to: unknown;
}
/** What is taken back at once. */
export type Step = readonly StepChange[];

/** ms; what is typed without a longer pause is one step. */
const PAUSE_MS = 1_000;

/** What can be undone and redone, without limit. */
export function openSteps(now: () => number = Date.now) {
  const steps: { step: Step; at: number }[] = [];
  let next = 0;
  /** Of the same field, typed just now. */
  const typedWith = ([change, ...others]: Step): StepChange | undefined => {
    const last = steps[next - 1];
    const before = last?.step.length === 1 ? last.step[0] : undefined;
    const isTyped = typeof change?.from === 'string' || typeof change?.to === 'string';
    const isOne = isTyped && others.length === 0 && before?.path === change?.path;
    return isOne && last && now() - last.at < PAUSE_MS ? before : undefined;
  };
  return {
    note(step: Step): void {
      const before = typedWith(step);
      const to = step[0]?.to;
      steps.length = before ? next - 1 : next;
      if (!before) steps.push({ step, at: now() });
      else if (!isSame(before.from, to)) steps.push({ step: [{ ...before, to }], at: now() });
      next = steps.length;
    },
    /** Undefined where there is nothing. */
    back: (): Step | undefined => (next > 0 ? steps[(next -= 1)]?.step : undefined),
    forth: (): Step | undefined => (next < steps.length ? steps[(next += 1) - 1]?.step : undefined),
    get canUndo() {
      return next > 0;
    },
    get canRedo() {
      return next < steps.length;
    },
  };
}

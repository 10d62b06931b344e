import { isSame } from '../../../api/content/contract/field-path';
import { goesOn } from './goes-on';

export interface StepChange {
  path: string;
  from: unknown;
  to: unknown;
}
/** What is taken back at once. */
export type Step = readonly StepChange[];

/** Whether it is taken back with what was done just before. */
type Belongs = 'ifTyped' | 'always' | 'never';

/** What can be undone and redone, without limit. */
export type Steps = ReturnType<typeof openSteps>;

export function openSteps(now: () => number = Date.now) {
  const steps: { step: Step; at: number }[] = [];
  let next = 0;
  /** The last step, where this one belongs to it: the same field, written in one go, with what follows from it. */
  const lastWith = (step: Step, belongs: Belongs): Step | undefined => {
    const last = steps[next - 1];
    const [before, change] = [last?.step[0], step[0]];
    if (!last || !before || !change || before.path !== change.path) return undefined;
    if (step.some(({ path }) => !last.step.some((one) => one.path === path))) return undefined;
    const isPart = belongs === 'ifTyped' ? goesOn(before, change, now() - last.at) : belongs === 'always';
    return isPart ? last.step : undefined;
  };
  return {
    note(step: Step, belongs: Belongs = 'ifTyped'): void {
      const last = lastWith(step, belongs);
      const all = (last ?? step).map((one) => ({
        ...one,
        to: (step.find(({ path }) => path === one.path) ?? one).to,
      }));
      const real = all.filter(({ from, to }) => !isSame(from, to));
      steps.length = last ? next - 1 : next;
      if (real.length > 0) steps.push({ step: real, at: now() });
      next = steps.length;
    },
    /** Undefined where there is nothing. */
    back: (): Step | undefined => (next > 0 ? steps[(next -= 1)]?.step : undefined),
    forth: (): Step | undefined => (next < steps.length ? steps[(next += 1) - 1]?.step : undefined),
    forget(): void {
      steps.length = 0;
      next = 0;
    },
    get canUndo() {
      return next > 0;
    },
    get canRedo() {
      return next < steps.length;
    },
  };
}

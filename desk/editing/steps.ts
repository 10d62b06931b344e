import { isSame } from '../contract/items/field-path';

export interface Step {
  path: string;
  from: unknown;
  to: unknown;
}

/** ms; what is typed without a longer pause is taken back at once. */
const PAUSE_MS = 1_000;

/** What can be undone and redone, without limit. */
export function openSteps(now: () => number = Date.now) {
  const steps: (Step & { at: number })[] = [];
  let next = 0;
  return {
    note({ path, from, to }: Step): void {
      const last = steps[next - 1];
      const isTyped = typeof from === 'string' || typeof to === 'string';
      steps.length = next;
      if (last && isTyped && last.path === path && now() - last.at < PAUSE_MS) {
        last.to = to;
        last.at = now();
        if (isSame(last.from, to)) next = steps.length = next - 1;
        return;
      }
      steps.push({ path, from, to, at: now() });
      next = steps.length;
    },
    /** Undefined where there is nothing. */
    back: (): Step | undefined => (next > 0 ? steps[(next -= 1)] : undefined),
    forth: (): Step | undefined => (next < steps.length ? steps[(next += 1) - 1] : undefined),
    get canUndo() {
      return next > 0;
    },
    get canRedo() {
      return next < steps.length;
    },
  };
}

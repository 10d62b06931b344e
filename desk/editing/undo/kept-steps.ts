import { openSteps, type Steps } from './steps';

/** Items whose steps are kept, beside the one that is open. */
const MOST = 20;

/** By person and item, the one that was opened last at the end. */
const kept = new Map<string, Steps>();

/** What was done to an item can be undone as long as the desk is open, whatever was looked at meanwhile. */
export function stepsOf(person: number, path: string): Steps {
  const key = `${person}${path}`;
  const steps = kept.get(key) ?? openSteps();
  kept.delete(key);
  kept.set(key, steps);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return steps;
}

/** As in a tab that has just been opened. */
export const forgetSteps = (): void => kept.clear();

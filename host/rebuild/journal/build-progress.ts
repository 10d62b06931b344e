import {
  BUILD_STEPS,
  type BuildNote,
  type BuildProgress,
  type BuildStep,
} from '../../../src/contract/hook/releases';
import type { OnStep } from '../build/build-steps';

const LOOKED_AT = 5;

type Begun = Pick<BuildProgress, 'number' | 'startedAt' | 'changed' | 'by'>;
type Seconds = Partial<Record<BuildStep, number>>;

export function openProgress(earlier: () => readonly BuildNote[], now = () => performance.now()) {
  let begun: Begun | undefined;
  let step: BuildStep = 'read';
  let since = 0;
  let pages: Parameters<OnStep>[1];
  let seconds: Seconds = {};
  let isWhole = false;

  const inStep = () => (now() - since) / 1000;
  const closeStep = () => (seconds = { ...seconds, [step]: (seconds[step] ?? 0) + inStep() });
  const start = () => {
    step = 'read';
    since = now();
    pages = undefined;
    isWhole = false;
  };

  return {
    begin(next: Begun): void {
      begun = next;
      seconds = {};
      start();
    },
    step(next: BuildStep, done?: Parameters<OnStep>[1]): void {
      if (!begun) return;
      // Only a whole build has the step 'layout'; a build that starts over counts its pages anew.
      isWhole = next === 'layout' || (isWhole && next !== 'read');
      pages = done;
      if (next === step) return;
      if (next === 'read') seconds = {};
      else closeStep();
      step = next;
      since = now();
    },
    end(): { step: BuildStep; seconds: Seconds } {
      closeStep();
      begun = undefined;
      return { step, seconds };
    },
    now(): BuildProgress | undefined {
      if (!begun) return undefined;
      const usual = usualSeconds(earlier(), isWhole);
      const at = { step, ...pages, ...begun };
      const place = BUILD_STEPS.indexOf(step);
      if (!usual) return { ...at, share: place / BUILD_STEPS.length };
      const of = (one: BuildStep) => usual[one] ?? 0;
      const before = sum(BUILD_STEPS.slice(0, place).map(of));
      const share = pages && pages.of > 0 ? pages.done / pages.of : Math.min(1, inStep() / (of(step) || 1));
      const all = sum(BUILD_STEPS.map(of)) || 1;
      const done = before + share * of(step);
      return { ...at, share: Math.min(1, done / all), secondsLeft: Math.max(0, all - done) };
    },
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The median of each step in builds of the same kind; undefined without such builds. */
function usualSeconds(notes: readonly BuildNote[], isWhole: boolean): Seconds | undefined {
  const alike = notes.filter((note) => note.outcome === 'released' && note.isWhole === isWhole && note.steps);
  const last = alike.slice(-LOOKED_AT);
  if (last.length === 0) return undefined;
  const middle = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return Object.fromEntries(
    BUILD_STEPS.map((one) => [
      one,
      middle(last.map(({ steps }) => (steps as Seconds | undefined)?.[one] ?? 0)),
    ]),
  );
}

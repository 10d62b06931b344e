import { BUILD_STEPS, type BuildStep } from '../../../src/contract/hook/releases';

/** Told when a build comes to a step, and how many of its pages are done where it says so. */
export type OnStep = (step: BuildStep, pages?: { done: number; of: number }) => void;

/** What Gatsby has done when it says so: the step that follows. */
const GATSBY: [RegExp, BuildStep][] = [
  [/^success source and transform nodes/, 'layout'],
  [/^success Building HTML renderer/, 'pages'],
];
/** Said by a release that is made of the one before (src/build/content-release). */
const OWN = /^step (\w+)(?: (\d+)\/(\d+))?$/;

/** The step that a line of a build's output tells of; undefined of most lines. */
function stepIn(line: string): Parameters<OnStep> | undefined {
  const gatsby = GATSBY.find(([words]) => words.test(line));
  if (gatsby) return [gatsby[1]];
  const [, word, done, of] = OWN.exec(line) ?? [];
  const step = BUILD_STEPS.find((one) => one === word);
  if (!step) return undefined;
  return done ? [step, { done: Number(done), of: Number(of) }] : [step];
}

/** Tells of the steps that a build's output names, and passes every line on. */
export const followSteps =
  (output: (line: string) => void, onStep: OnStep) =>
  (line: string): void => {
    const found = stepIn(line);
    if (found) onStep(...found);
    output(line);
  };

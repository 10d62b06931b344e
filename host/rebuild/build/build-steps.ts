import { BUILD_STEPS, type BuildStep } from '../../../src/contract/hook/releases';

export type OnStep = (step: BuildStep, pages?: { done: number; of: number }) => void;

const GATSBY: [RegExp, BuildStep][] = [
  [/^success source and transform nodes/, 'layout'],
  [/^success Building HTML renderer/, 'pages'],
];
/** Printed by src/build/content-release. */
const OWN = /^step (\w+)(?: (\d+)\/(\d+))?$/;

function stepIn(line: string): Parameters<OnStep> | undefined {
  const gatsby = GATSBY.find(([words]) => words.test(line));
  if (gatsby) return [gatsby[1]];
  const [, word, done, of] = OWN.exec(line) ?? [];
  const step = BUILD_STEPS.find((one) => one === word);
  if (!step) return undefined;
  return done ? [step, { done: Number(done), of: Number(of) }] : [step];
}

export const followSteps =
  (output: (line: string) => void, onStep: OnStep) =>
  (line: string): void => {
    const found = stepIn(line);
    if (found) onStep(...found);
    output(line);
  };

import { availableParallelism } from 'node:os';
import { ensureBrowser } from './browser/ensure-browser';
import { runScript } from './lib/run-script';
import { inParallel } from './steps/in-parallel';
import { ruleOf } from './steps/plan';
import { runStep, type StepResult } from './steps/run-step';
import { failedTests, slowestTests, summaryOf } from './steps/test-results';

const ALL = '--all';
const IN_BROWSER = ['e2e', 'e2e:all', 'rebuilds'];

/**
 * `npm test`, `npm run test:all` and `npm run check`: runs npm scripts in parallel, and stops at the first failure. With
 * `--all`, browser tests run in every language, width and mode.
 */
runScript(async (signal) => {
  const steps = process.argv.slice(2).filter((step) => step !== ALL);
  if (process.argv.includes(ALL)) process.env.TEST_MATRIX = 'all';
  // First, since without a browser the rest would be wasted.
  if (steps.some((step) => IN_BROWSER.includes(step))) process.env.CHROME_PATH = ensureBrowser();
  const cores = availableParallelism();
  const results: StepResult[] = [];
  const failed = await inParallel(steps, {
    cores,
    signal,
    run: async (step, ended) => {
      const result = await runStep(step, { signal: ended, live: ruleOf(step).cores >= cores });
      results.push(result);
      return result.passed;
    },
  });
  console.log(`\n${[...timesOf(results), ...slowestOf(results), ...failuresOf(results)].join('\n')}\n`);
  if (failed) throw new Error(`npm run ${failed} failed.\n\n${countsOf(results)}`);
  console.log(countsOf(results));
});

const timesOf = (results: StepResult[]): string[] =>
  results.map(({ step, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${step}`);

const slowestOf = (results: StepResult[]): string[] =>
  results.flatMap(({ step, tests }) => (tests.length > 0 ? ['', ...slowestTests(step, tests)] : []));

const failuresOf = (results: StepResult[]): string[] =>
  results.flatMap(({ tests }) => {
    const failed = failedTests(tests);
    return failed.length > 0 ? ['', ...failed] : [];
  });

const countsOf = (results: StepResult[]): string => summaryOf(results.flatMap(({ tests }) => tests));

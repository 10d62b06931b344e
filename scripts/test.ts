import { availableParallelism } from 'node:os';
import { ensureBrowser } from './browser/ensure-browser';
import { runScript } from './lib/run-script';
import { failedTests } from './steps/failed-tests';
import { inParallel } from './steps/in-parallel';
import { ruleOf } from './steps/plan';
import { runStep, type StepResult } from './steps/run-step';
import { slowestTests } from './steps/slowest-tests';
import { addCounts, NO_TESTS, readCounts, summaryOf } from './steps/test-counts';

const IN_BROWSER = ['e2e', 'rebuilds'];

/** `npm test` and `npm run check`: runs npm scripts in parallel, and stops at the first failure. */
runScript(async (signal) => {
  const steps = process.argv.slice(2);
  // First, since without a browser the rest would be wasted.
  if (steps.some((step) => IN_BROWSER.includes(step))) process.env.CHROME_PATH = await ensureBrowser();
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
  results.flatMap(({ step, json }) => (json ? ['', ...slowestTests(step, json, process.cwd())] : []));

const failuresOf = (results: StepResult[]): string[] =>
  results.flatMap(({ json }) => {
    const failed = json ? failedTests(json, process.cwd()) : [];
    return failed.length > 0 ? ['', ...failed] : [];
  });

const countsOf = (results: StepResult[]): string =>
  summaryOf(results.map(({ json }) => readCounts(json)).reduce(addCounts, NO_TESTS));

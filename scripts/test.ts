import { ensureBrowser } from './ensure-browser';
import { runScript } from './run-script';
import { addCounts, NO_TESTS, summaryOf } from './test-counts';
import { runTestStep } from './test-step';

/** The steps whose tests need a browser. */
const IN_BROWSER = ['e2e'];

/**
 * `npm test` and `npm run check`: runs the npm scripts that are named, one after the other, and stops at the first that
 * fails. The last line sums up the tests of all.
 */
runScript(async (signal) => {
  const steps = process.argv.slice(2);
  // Without a browser all the rest would be for nothing, so it comes first.
  if (steps.some((step) => IN_BROWSER.includes(step))) process.env.CHROME_PATH = await ensureBrowser();
  let counts = NO_TESTS;
  for (const step of steps) {
    const { passed, tests } = await runTestStep(step, signal);
    counts = addCounts(counts, tests);
    if (!passed) throw new Error(`npm run ${step} failed.\n\n${summaryOf(counts)}`);
  }
  console.log(`\n${summaryOf(counts)}`);
});
